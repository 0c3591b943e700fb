import type { MessagePort } from 'node:worker_threads';
import type { Db } from '../database/connection';
import type { ReadReplica } from '../database/read-replica';
import { firstOnly, hearStatements, type Statement } from '../tracing/statements';
import { type AnyTask, copyError, type Order, type Report } from './task';

/** Size of a message: each has a cost for both threads. */
const CHUNK_BYTES = 128 * 1024;

interface Databases {
  db: Db;
  /** A read replica of the database; absent: there is none. */
  readCopy: Pick<ReadReplica, 'following'> | undefined;
}

/** Runs in the background thread: starts tasks by name and sends their output as it is requested. */
export function serveTasks(port: MessagePort, { db, readCopy }: Databases, tasks: readonly AnyTask[]): void {
  const byName = new Map(tasks.map((task) => [task.name, task]));
  const streams = new Map<number, AsyncIterator<string | Uint8Array>>();
  const traces = new Map<number, { statements: Statement[]; hear: (statement: Statement) => void }>();
  const report = (message: Report, transfer: ArrayBuffer[] = []): void => port.postMessage(message, transfer);

  /** Trace spans of a task that ends. */
  function endTrace(id: number) {
    const statements = traces.get(id)?.statements ?? [];
    traces.delete(id);
    return { statements };
  }

  function beginTrace(id: number): void {
    const statements: Statement[] = [];
    traces.set(id, { statements, hear: firstOnly((statement) => void statements.push(statement)) });
  }

  function traced<T>(id: number, work: () => T): T {
    const trace = traces.get(id);
    return trace ? hearStatements(trace.hear, work) : work();
  }

  async function begin({ id, task: name, input, from }: Extract<Order, { kind: 'begin' }>): Promise<void> {
    const task = byName.get(name);
    if (!task) throw new Error(`The background thread does not know the task ${name}.`);
    if ('run' in task) report({ kind: 'done', id, result: await task.run(db, input as never), ...endTrace(id) });
    else streams.set(id, task.stream(readCopy?.following(from) ?? db, input as never)[Symbol.asyncIterator]());
  }

  async function next(id: number): Promise<void> {
    const stream = streams.get(id);
    if (!stream) return;
    const pieces: Buffer[] = [];
    let isDone = false;
    for (let size = 0; size < CHUNK_BYTES && !isDone;) {
      const { value, done } = await stream.next();
      isDone = done === true;
      if (isDone) break;
      const piece =
        typeof value === 'string' ? Buffer.from(value) : Buffer.from(value.buffer, value.byteOffset, value.length);
      pieces.push(piece);
      size += piece.length;
    }
    if (pieces.length > 0) {
      // Node's buffers share one ArrayBuffer, which cannot be transferred: the piece gets its own.
      const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
      let at = 0;
      for (const piece of pieces) {
        bytes.set(piece, at);
        at += piece.length;
      }
      report({ kind: 'piece', id, bytes }, [bytes.buffer]);
    }
    if (!isDone) return;
    streams.delete(id);
    report({ kind: 'done', id, result: undefined, ...endTrace(id) });
  }

  async function cancel(id: number): Promise<void> {
    const stream = streams.get(id);
    streams.delete(id);
    endTrace(id);
    await stream?.return?.();
  }

  async function follow(order: Order): Promise<void> {
    try {
      if (order.kind === 'begin' && order.isTraced) beginTrace(order.id);
      if (order.kind === 'begin') await traced(order.id, () => begin(order));
      else if (order.kind === 'next') await traced(order.id, () => next(order.id));
      else await cancel(order.id);
    } catch (error) {
      streams.delete(order.id);
      report({ kind: 'failed', id: order.id, error: copyError(error), ...endTrace(order.id) });
    }
  }

  port.on('message', (order: Order) => void follow(order));
}
