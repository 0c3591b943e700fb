import { Pool, type PoolClient, type PoolConfig } from 'pg';

/** All connections are in use, and the queue for them is full. */
export class PoolFullError extends Error {
  constructor() {
    super('All database connections are taken.');
    this.name = 'PoolFullError';
  }
}

/** Shorter than the time-outs of clients. */
const CONNECTION_TIMEOUT_MS = 5_000;
/** A query takes milliseconds, so the last in the queue waits a second or two. */
export const MAX_WAITING = 100;

export interface ConnectionCounts {
  /** Idle ones included. */
  open: number;
  idle: number;
  /** Callers in the queue. */
  waiting: number;
}

/** The pool interface that Kysely needs, and its load. */
export interface BoundedPool {
  connect(): Promise<PoolClient>;
  counts(): ConnectionCounts;
  end(): Promise<void>;
  on: Pool['on'];
}

/** A pool that fails at once when its queue is full, where `pg` lets all callers wait until they time out. */
export function createBoundedPool(config: PoolConfig): BoundedPool {
  const pool = new Pool({ ...config, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS });
  return {
    connect: () => (pool.waitingCount >= MAX_WAITING ? Promise.reject(new PoolFullError()) : pool.connect()),
    counts: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    end: () => pool.end(),
    on: pool.on.bind(pool),
  };
}
