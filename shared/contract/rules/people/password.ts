import { limits } from '../../limits';

/** Characters as people count them, and as JSON Schema does: an emoji is one. */
const inRange = (length: number) => length >= limits.passwordMin && length <= limits.passwordMax;

/** Each rule by its name, for the checklist; the order is the one shown. Accented letters are letters. */
export const passwordRules = {
  length: (password: string) => inRange(Array.from(password).length),
  digit: (password: string) => /\p{Nd}/u.test(password),
  uppercase: (password: string) => /\p{Lu}/u.test(password),
  lowercase: (password: string) => /\p{Ll}/u.test(password),
  special: (password: string) => /[^\p{L}\p{N}\s]/u.test(password),
} as const;
export type PasswordRule = keyof typeof passwordRules;
export const passwordRuleNames = Object.keys(passwordRules) as PasswordRule[];

export const passwordFaults = (password: string): PasswordRule[] =>
  passwordRuleNames.filter((rule) => !passwordRules[rule](password));

export const isStrongPassword = (password: string): boolean => passwordFaults(password).length === 0;
