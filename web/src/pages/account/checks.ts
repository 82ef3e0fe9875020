// What is wrong with the fields of forms about accounts. The server checks the same, and more.
import { t } from "../../texts";
import type { Check } from "../../ui/checked-form.svelte";
import { EMAIL, LOGIN, NAME, PASSWORD } from "../../ui/limits";

const length = (text: string): number => [...text].length;
const isWithin = (text: string, { min, max }: { min: number; max: number }): boolean =>
  length(text) >= min && length(text) <= max;

export const checkName: Check = (text) =>
  isWithin(text.trim(), NAME) ? undefined : t("refused-bad-name", NAME);

export const checkLogin: Check = (text) =>
  isWithin(text.trim(), LOGIN) && !/\s/.test(text.trim()) ? undefined : t("refused-bad-login", LOGIN);

export const checkPassword: Check = (text) =>
  isWithin(text, PASSWORD) ? undefined : t("refused-bad-password", PASSWORD);

/** Something on both sides of one @, with a dot on the right: the link in the mail shows whether it is an address. */
export const checkEmail: Check = (text) =>
  text.length <= EMAIL.max && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim())
    ? undefined
    : t("refused-bad-email");
