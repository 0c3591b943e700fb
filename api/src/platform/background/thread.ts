import { Worker } from 'node:worker_threads';
import { failure } from '../failure';
import { beginPart } from '../tracing/work';
import { type Background, type Order, type Pieces, type Report, restoreError, type ThreadStart } from './task';

interface Options extends ThreadStart {
  /** The compiled `background.worker`. */
  file: string;
}

/** Enough for a whole contact book beside an imported file. A small young generation keeps the memory low. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8 };
/** Idle time after which the thread ends and frees its memory. */
const IDLE_TIMEOUT_MS = 30_000;

interface Waiting {
  resolve: (report: Report) => void;
  reject: (error: Error) => void;
}

type LastReport = Exclude<Report, { kind: 'piece' }>;

/** Traces a task in the thread as part of its call or job. Without a report it was aborted. */
function followPart(name: string) {
  const end = beginPart(name);
  return {
    isTraced: end !== undefined,
    end: (last: LastReport | undefined, hasFailed: boolean): void =>
      end?.({ statements: last?.statements ?? [], failed: hasFailed || last?.kind === 'failed' }),
  };
}

type Part = ReturnType<typeof followPart>;

/** One thread for heavy tasks, started on demand: the main thread only forwards their output. */
export function createBackground({ file, address, readAddress }: Options): Background {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  let busy = 0;
  const waiting = new Map<number, Waiting>();

  function start(): Worker {
    const started = new Worker(file, { workerData: { address, readAddress } satisfies ThreadStart, resourceLimits });
    started.unref();
    started.on('message', (report: Report) => {
      waiting.get(report.id)?.resolve(report);
      waiting.delete(report.id);
    });
    started.on('error', (cause) => end(started, cause));
    started.on('exit', () => end(started));
    return started;
  }

  /** Tasks of a thread that has ended fail as retryable; the next one starts another thread. */
  function end(ended: Worker, cause?: unknown): void {
    if (worker !== ended) return;
    worker = undefined;
    for (const { reject } of waiting.values()) reject(failure('notReady', { retryAfter: 10, cause }));
    waiting.clear();
  }

  async function stop(): Promise<void> {
    const stopped = worker;
    if (stopped) end(stopped);
    await stopped?.terminate();
  }

  const send = (order: Order): void => (worker ??= start()).postMessage(order);

  const ask = (order: Order): Promise<Report> =>
    new Promise((resolve, reject) => {
      waiting.set(order.id, { resolve, reject });
      send(order);
    });

  function take(): number {
    clearTimeout(idle);
    busy += 1;
    return (lastId += 1);
  }

  function leave(): void {
    busy -= 1;
    if (busy === 0) idle = setTimeout(() => void stop(), IDLE_TIMEOUT_MS).unref();
  }

  async function* pieces(order: Omit<Extract<Order, { kind: 'begin' }>, 'id' | 'isTraced'>, part: Part): Pieces {
    const id = take();
    let last: LastReport | undefined;
    let hasFailed = false;
    try {
      send({ ...order, id, isTraced: part.isTraced });
      for (;;) {
        const report = await ask({ kind: 'next', id });
        if (report.kind !== 'piece') last = report;
        if (report.kind === 'failed') throw restoreError(report.error);
        if (report.kind === 'done') return;
        yield report.bytes;
      }
    } catch (error) {
      hasFailed = true;
      throw error;
    } finally {
      if (!last && worker) send({ kind: 'cancel', id });
      part.end(last, hasFailed);
      leave();
    }
  }

  return {
    async run<Input, Result>({ name }: { name: string }, input: Input): Promise<Result> {
      const id = take();
      const part = followPart(name);
      let last: LastReport | undefined;
      try {
        last = (await ask({ kind: 'begin', id, task: name, input, isTraced: part.isTraced })) as LastReport;
        if (last.kind === 'failed') throw restoreError(last.error);
        return last.result as Result;
      } finally {
        part.end(last, last === undefined);
        leave();
      }
    },
    stream: ({ name }, input, from) => pieces({ kind: 'begin', task: name, input, from }, followPart(name)),
    async close() {
      clearTimeout(idle);
      await stop();
    },
  };
}
