import { StartProblem } from './platform/starting/start-problem';

/** What whoever starts the server can mend is told in one sentence; anything else with where it happened. */
export function explain(error: unknown): string {
  if (error instanceof StartProblem) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
