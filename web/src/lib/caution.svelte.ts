// Whether I want to be asked before I agree to what loses by the table's own figure.

import { local } from "./storage";

const REMEMBERED = "chinatown-ask-before-loss";

class Caution {
  asksBeforeLoss: boolean = $state(local.get(REMEMBERED) !== "no");

  set(asks: boolean): void {
    this.asksBeforeLoss = asks;
    local.set(REMEMBERED, asks ? "yes" : "no");
  }
}

export const caution = new Caution();
