export { default as Icon } from "./Icon.svelte";
export { default as OwnerSign } from "./OwnerSign.svelte";
export { default as ShopSymbol } from "./ShopSymbol.svelte";
export { SHOP_INK, shopColour } from "./shops";
export { seatColour } from "./signs";
export type { IconName } from "./icons";
