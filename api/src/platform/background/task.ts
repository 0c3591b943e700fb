import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../database/connection';

export type Pieces = AsyncIterable<string | Uint8Array>;

/**
 * Work that takes long, done in a thread of its own over connections of its own. What goes in and comes out is copied from
 * thread to thread: plain values, no functions.
 */
export interface Task<Input, Result> {
  name: string;
  run: (db: Db, input: Input) => Promise<Result>;
}

/** The same for what is made piece by piece, no faster than it is taken. */
export interface StreamTask<Input> {
  name: string;
  stream: (db: Db, input: Input) => Pieces;
}

/** As the thread knows them, which takes the inputs on trust: both sides are one build. */
export type AnyTask = Task<never, unknown> | StreamTask<never>;

export interface Background {
  run<Input, Result>(task: Task<Input, Result>, input: Input): Promise<Result>;
  stream<Input>(task: StreamTask<Input>, input: Input): Pieces;
  close(): Promise<void>;
}

/** Without a thread: for a command that has nobody else to answer. */
export const inForeground = (db: Db): Background => ({
  run: (task, input) => task.run(db, input),
  stream: (task, input) => task.stream(db, input),
  close: () => Promise.resolve(),
});

/** So many times as long as it has worked does whoever makes a file rest: others have the server and the database then. */
const REST_PER_WORK = 4;
/** Milliseconds: a batch that was slow, since the server is busy, does not put the next one off for ever. */
const MAX_REST_MS = 100;

/** To be called after each batch of work; resolves once others have had their turn. */
export function createPacer(): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    await wait(Math.min(MAX_REST_MS, REST_PER_WORK * (performance.now() - begun)));
    begun = performance.now();
  };
}
