import { BadSetting } from './config';
import { DataFolderInUse } from './platform/database/data-lock';

/** What whoever starts the server can mend is said in one sentence; anything else with where it happened. */
export function explain(error: unknown): string {
  if (error instanceof BadSetting || error instanceof DataFolderInUse) return error.message;
  const { code, port } = error as { code?: string; port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is already used: stop what uses it, or set PORT to another one.`;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') return 'The database of DATABASE_URL does not answer.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
