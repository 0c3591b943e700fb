/**
 * Why the server does not start, for whoever starts it: one sentence with the setting and what to do, which never repeats a
 * password. Anything else that stops a start is a fault of the program, and is shown with where it happened.
 */
export class StartProblem extends Error {}

export const codeOf = (error: unknown): string | undefined => {
  const { code } = (typeof error === 'object' && error !== null ? error : {}) as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
};

/** A start problem as its sentence; any other error with its stack. */
export function describeError(error: unknown): string {
  if (error instanceof StartProblem) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
