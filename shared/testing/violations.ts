/** What broke the contract during a test; the set-up fails the test for it, since a screen may swallow the error. */
const violations: string[] = [];

export const reportViolation = (text: string): void => void violations.push(text);

export const takeViolations = (): string[] => violations.splice(0);
