// What the server offers to whoever has an account, or wants one.

import { ask } from "./api";
import type {
  ChangePassword,
  GivenCode,
  Me,
  NewAccount,
  Preferences,
  Recover,
  SayPassword,
  Sessions,
  SignIn,
} from "./protocol";

export const accounts = {
  make: (wanted: NewAccount): Promise<GivenCode> => ask("/api/account", wanted),
  signIn: (wanted: SignIn): Promise<Me> => ask("/api/account/sign-in", wanted),
  /** Set a new password by the recovery code; the answer is the next code. */
  recover: (wanted: Recover): Promise<GivenCode> => ask("/api/account/recover", wanted),
  signOut: (): Promise<Me> => ask("/api/account/sign-out", {}),
  sessions: (): Promise<Sessions> => ask("/api/account/sessions"),
  endSession: (id: string): Promise<Sessions> =>
    ask(`/api/account/sessions/${encodeURIComponent(id)}`, {}, "DELETE"),
  changePassword: (wanted: ChangePassword): Promise<Sessions> =>
    ask("/api/account/password", wanted),
  renewCode: (wanted: SayPassword): Promise<GivenCode> => ask("/api/account/recovery-code", wanted),
  keep: (preferences: Preferences): Promise<Preferences> =>
    ask("/api/account/preferences", preferences, "PUT"),
  /** Delete whoever asks with all their data. */
  forgetMe: (wanted: SayPassword): Promise<Me> => ask("/api/forget-me", wanted),
};
