import { AsyncLocalStorage } from 'node:async_hooks';

export interface Statement {
  text: string;
  /** Milliseconds since 1970, with parts of them. */
  startMs: number;
  endMs: number;
  failed: boolean;
}

/** How a part of traced work ended that was done elsewhere, and the statements that it made there. */
export interface PartEnd {
  statements: readonly Statement[];
  failed: boolean;
}

/** A call, a run of a job or a mail that is traced, as what is done for it sees it. */
export interface TracedWork {
  hear(statement: Statement): void;
  /** Begins a part that another thread does; to be called when it has ended. Absent in that thread itself. */
  beginPart?: (name: string) => (end: PartEnd) => void;
  /** Where what it leads to later goes on; absent where nobody asked for it, as of work on a schedule. */
  traceParent?: string | undefined;
}

/** Follows traced work through everything that it waits for. */
export const tracedWork = new AsyncLocalStorage<TracedWork>();

export const nowMs = (): number => performance.timeOrigin + performance.now();

/** Of one piece of work; a job of many statements is seen without all of them. */
const MAX_STATEMENTS = 100;
/** Of a statement, its first words and table: enough to know it again. */
const MAX_TEXT = 1_000;

/** The first statements that are made for a piece of work. */
export function collectStatements() {
  const statements: Statement[] = [];
  const hear = ({ text, ...statement }: Statement): void => {
    if (statements.length < MAX_STATEMENTS) statements.push({ ...statement, text: text.slice(0, MAX_TEXT) });
  };
  return { statements, hear };
}

interface LogEvent {
  level: 'query' | 'error';
  query: { sql: string };
  queryDurationMillis: number;
}

/** Every connection tells its statements here: their text without its parameters, which hold what people wrote. */
export function noteStatement({ level, query, queryDurationMillis }: LogEvent): void {
  const work = tracedWork.getStore();
  if (!work) return;
  const endMs = nowMs();
  work.hear({ text: query.sql, startMs: endMs - queryDurationMillis, endMs, failed: level === 'error' });
}
