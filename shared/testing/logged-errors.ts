let logged: string[] = [];

/** From here on, what is logged as an error is kept instead of printed. */
export function collectLoggedErrors(): void {
  logged = [];
  jest.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    logged.push(parts.map(String).join(' '));
  });
}

/** The errors logged so far. Who takes them answers for them: those left at the end of a test fail it. */
export const takeLoggedErrors = (): string[] => logged.splice(0);
