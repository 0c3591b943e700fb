import { Pool, type PoolClient, type PoolConfig } from 'pg';

/** All connections are taken and enough is waiting for them already. */
export class PoolFullError extends Error {
  constructor() {
    super('All database connections are taken.');
    this.name = 'PoolFullError';
  }
}

/** Milliseconds that a caller waits for a connection; a client gives up later than that. */
const CONNECTION_TIMEOUT_MS = 5_000;
/** So many may wait: what a connection does takes milliseconds, so it is a second or two for the last of them. */
export const MAX_WAITING = 100;

/** What Kysely needs of a pool. */
export interface BoundedPool {
  connect(): Promise<PoolClient>;
  end(): Promise<void>;
  on: Pool['on'];
}

/** A pool that says at once that it is full, where `pg` lets everybody wait until they time out. */
export function createBoundedPool(config: PoolConfig): BoundedPool {
  const pool = new Pool({ ...config, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS });
  return {
    connect: () => (pool.waitingCount >= MAX_WAITING ? Promise.reject(new PoolFullError()) : pool.connect()),
    end: () => pool.end(),
    on: pool.on.bind(pool),
  };
}
