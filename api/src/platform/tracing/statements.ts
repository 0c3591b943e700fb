import { AsyncLocalStorage } from 'node:async_hooks';

/** What a traced call hears of the statements that are made for it. */
type Hear = (statement: { text: string; durationMs: number; failed: boolean }) => void;

/** Follows a call through everything that it waits for. */
export const tracedCall = new AsyncLocalStorage<Hear>();

interface LogEvent {
  level: 'query' | 'error';
  query: { sql: string };
  queryDurationMillis: number;
}

/** Every connection tells its statements here: their text without its parameters, which hold what people wrote. */
export const noteStatement = ({ level, query, queryDurationMillis }: LogEvent): void =>
  tracedCall.getStore()?.({ text: query.sql, durationMs: queryDurationMillis, failed: level === 'error' });
