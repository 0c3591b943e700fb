import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock';
import type { Db } from '../database/connection';
import { failJob, finishJob, planJob, takeJob, type PlannedJob } from './queue';
import { watch } from './watch';

/** Runs in one transaction with the note that it is done. */
export type JobHandler = (db: Db, payload: Record<string, unknown>) => Promise<void>;

export interface Jobs {
  /** In the caller's transaction: planned if and only if that commits. */
  plan(db: Db, job: PlannedJob): Promise<void>;
  /** Says who does jobs of a kind; before `start`. */
  handle(kind: string, handler: JobHandler): void;
  /** Does what is due now, and says how many. */
  runDue(): Promise<number>;
  /** Done once when the jobs start: planning what comes round every day. */
  onStart(plan: () => Promise<void>): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface JobsOptions {
  db: Db;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Milliseconds between two looks. */
  every?: number;
}

export function createJobs({ db, clock, log, every = 2_000 }: JobsOptions): Jobs {
  const worker = randomUUID();
  const handlers = new Map<string, JobHandler>();
  const plans: (() => Promise<void>)[] = [];
  const watching = watch({
    every,
    look: runDue,
    onError: (error) => log.error({ err: error }, 'The jobs could not be looked at.'),
  });

  async function runOne(): Promise<boolean> {
    const job = await takeJob(db, worker, [...handlers.keys()], clock.now());
    if (!job) return false;
    try {
      await db.transaction().execute(async (transaction) => {
        const handler = handlers.get(job.kind);
        if (!handler) throw new Error(`Nobody does jobs of the kind ${job.kind}.`);
        await handler(transaction, job.payload);
        await finishJob(transaction, job, worker, clock.now());
      });
    } catch (error) {
      log.error({ err: error, job: job.kind }, 'A job failed.');
      await failJob(db, job, worker, error, clock.now());
    }
    return true;
  }

  async function runDue(): Promise<number> {
    let done = 0;
    while (!watching.signal.aborted && (await runOne())) done += 1;
    return done;
  }

  return {
    plan: (transaction, job) => planJob(transaction, job, clock.now()),
    handle: (kind, handler) => void handlers.set(kind, handler),
    runDue,
    onStart: (plan) => void plans.push(plan),
    start: async () => {
      for (const plan of plans) await plan();
      watching.start();
    },
    stop: () => watching.stop(),
  };
}
