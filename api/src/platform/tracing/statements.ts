import { context, createContextKey } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';

export interface Statement {
  text: string;
  /** Milliseconds since 1970, with parts of them. */
  startMs: number;
  endMs: number;
  failed: boolean;
}

type Hear = (statement: Statement) => void;

// Follows a call, a job or a mail through its asynchronous work.
context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());

const listener = createContextKey('statement listener');

/** The active context, with a listener for its statements. */
export const withListener = (hear: Hear, from = context.active()) => from.setValue(listener, hear);

export const hearStatements = <T>(hear: Hear, work: () => T): T => context.with(withListener(hear), work);

export const nowMs = (): number => performance.timeOrigin + performance.now();

/** The limit per unit of work; a job of many statements is clear without all of them. */
const MAX_STATEMENTS = 100;
/** The first words and the table of a statement: enough to recognise it. */
const MAX_TEXT = 1_000;

/** Passes on the first statements of a unit of work. */
export function firstOnly(hear: Hear): Hear {
  let left = MAX_STATEMENTS;
  return ({ text, ...statement }) => {
    if (left <= 0) return;
    left -= 1;
    hear({ ...statement, text: text.slice(0, MAX_TEXT) });
  };
}

interface LogEvent {
  level: 'query' | 'error';
  query: { sql: string };
  queryDurationMillis: number;
}

/** Every connection reports its statements here: their text without parameters, which hold user data. */
export function noteStatement({ level, query, queryDurationMillis }: LogEvent): void {
  const hear = context.active().getValue(listener) as Hear | undefined;
  if (!hear) return;
  const endMs = nowMs();
  hear({ text: query.sql, startMs: endMs - queryDurationMillis, endMs, failed: level === 'error' });
}
