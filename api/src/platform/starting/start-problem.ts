/**
 * The reason why the server does not start: one sentence with the setting and the remedy, without a password. Any other
 * error at start is a bug, shown with its stack.
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
