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

/** The same for output that is made piece by piece, no faster than it is read. */
export interface StreamTask<Input> {
  name: string;
  stream: (db: Db, input: Input) => Pieces;
}

/** As the thread knows them: inputs are not checked again, since both sides are one build. */
export type AnyTask = Task<never, unknown> | StreamTask<never>;

export interface Background {
  run<Input, Result>(task: Task<Input, Result>, input: Input): Promise<Result>;
  stream<Input>(task: StreamTask<Input>, input: Input): Pieces;
  close(): Promise<void>;
}

/** Without a thread: for commands, which answer no calls meanwhile. */
export const inForeground = (db: Db): Background => ({
  run: (task, input) => task.run(db, input),
  stream: (task, input) => task.stream(db, input),
  close: () => Promise.resolve(),
});
