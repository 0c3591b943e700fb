import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock';
import type { Db } from '../database/connection';
import { repeat } from '../repeat';
import { traced, type WorkToTrace } from '../tracing/work';
import { type ClaimedJob, claimJob, failJob, finishJob, type Lease, planJob, type PlannedJob } from './queue';

/** Runs in the transaction that also marks the job as finished. */
export type JobHandler = (db: Db, payload: Record<string, unknown>) => Promise<void>;

export interface HandlerOptions {
  /** Shorter than usual, for work whose transaction already excludes a second worker. */
  lease?: Lease;
  /** Runs when a job has failed for the last time, in the transaction that gives it up: its subject ends as failed. */
  onGivenUp?: JobHandler;
}

export interface Jobs {
  /** In the caller's transaction: planned if and only if that commits. */
  plan(db: Db, job: PlannedJob): Promise<void>;
  /** Registers the handler of a kind of job; to be called before `start`. */
  handle(kind: string, handler: JobHandler, options?: HandlerOptions): void;
  /** Runs the due jobs, and returns their number. */
  runDue(): Promise<number>;
  /** Runs once when the jobs start; `scheduleDaily` and `scheduleEvery` plan their first run here. */
  onStart(plan: () => Promise<void>): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface JobsOptions {
  db: Db;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Milliseconds between two polls of the table. */
  intervalMs?: number;
}

export function createJobs({ db, clock, log, intervalMs = 2_000 }: JobsOptions): Jobs {
  const worker = randomUUID();
  const handlers = new Map<string, JobHandler>();
  const leases = new Map<string, Lease | undefined>();
  const endings = new Map<string, JobHandler>();
  const plans: (() => Promise<void>)[] = [];
  const polling = repeat({
    intervalMs,
    run: runDue,
    onError: (error) => log.error({ err: error }, 'The jobs could not be read.'),
  });

  /** In one transaction with its end. */
  const run = (job: ClaimedJob): Promise<void> =>
    db.transaction().execute(async (transaction) => {
      const handler = handlers.get(job.kind);
      if (!handler) throw new Error(`There is no handler for jobs of the kind ${job.kind}.`);
      await handler(transaction, job.payload);
      await finishJob(transaction, job, worker, clock.now());
    });

  const asWork = ({ id, kind, attempts, traceParent }: ClaimedJob): WorkToTrace<void> => ({
    name: `job ${kind}`,
    kind: 'consumer',
    attributes: { 'passerelle.job_id': id, 'passerelle.attempt': attempts },
    traceParent,
  });

  async function runOne(): Promise<boolean> {
    const job = await claimJob(db, worker, leases, clock.now());
    if (!job) return false;
    try {
      await traced(asWork(job), () => run(job));
    } catch (error) {
      log.error({ err: error, job: job.kind }, 'A job failed.');
      await db.transaction().execute(async (transaction) => {
        const isGivenUp = await failJob(transaction, job, worker, error, clock.now());
        if (isGivenUp) await endings.get(job.kind)?.(transaction, job.payload);
      });
    }
    return true;
  }

  async function runDue(): Promise<number> {
    let done = 0;
    while (!polling.signal.aborted && (await runOne())) done += 1;
    return done;
  }

  return {
    plan: (transaction, job) => planJob(transaction, job, clock.now()),
    handle: (kind, handler, { lease, onGivenUp } = {}) => {
      handlers.set(kind, handler);
      if (onGivenUp) endings.set(kind, onGivenUp);
      leases.set(kind, lease);
    },
    runDue,
    onStart: (plan) => void plans.push(plan),
    start: async () => {
      for (const plan of plans) await plan();
      polling.start();
    },
    stop: () => polling.stop(),
  };
}
