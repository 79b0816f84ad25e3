declare module "virtual:texts" {
  /** By language, how to get all its texts. */
  const texts: Record<string, () => Promise<string>>;
  export default texts;
}
