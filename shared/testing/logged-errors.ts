let logged: string[] = [];

/**
 * From here on, what is logged as an error is kept instead of printed. React's reminder about `act` is about how a test
 * waits, and comes or not with the speed of the machine: it is no fault of the page.
 */
export function collectLoggedErrors(): void {
  logged = [];
  jest.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    const text = parts.map(String).join(' ');
    if (!text.includes('not wrapped in act(')) logged.push(text);
  });
}

/** The errors logged so far. A test that takes them checks them itself: those left at the end fail it. */
export const takeLoggedErrors = (): string[] => logged.splice(0);

/** Contract violations during a test; the set-up fails the test for them, since a screen may swallow the error. */
const violations: string[] = [];

export const reportViolation = (text: string): void => void violations.push(text);

export const takeViolations = (): string[] => violations.splice(0);
