import { sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import { settableClock, type SettableClock } from '../platform/clock';
import type { Db } from '../platform/database/connection';
import { openMigrated } from '../platform/database/migrate';
import { openReadReplica, type ReadReplica } from '../platform/database/read-replica';
import { aReplicatedServer, type ReplicatedServer } from './a-replicated-server';
import { startTestApp, type TestApp } from './test-app';
import { testWorkerFile } from './test-database';

export interface ReplicatedApp {
  app: TestApp;
  server: ReplicatedServer;
  readCopy: ReadReplica;
  /** Reports the lag of the replica. */
  clock: SettableClock;
  /** Waits until the replica is up to date. */
  caughtUp(): Promise<void>;
  /** The source that answered a read. */
  readFrom(work: () => Promise<unknown>): Promise<'copy' | 'primary' | 'neither'>;
  /** The cookie of a browser after a write. */
  hasWritten(): Promise<string>;
  close(): Promise<void>;
}

async function isCopy(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`SELECT pg_is_in_recovery() AS is`.execute(db);
  return rows[0]?.is ?? false;
}

/** The whole server on its own database and a streaming replica. */
export async function startReplicatedApp(): Promise<ReplicatedApp> {
  const clock = settableClock('2026-11-25T10:00:00Z');
  const say = (): void => undefined;
  const server = await aReplicatedServer();
  const { url, copyUrl: readUrl } = server;
  const { database } = await openMigrated({ url, readUrl, workerFile: testWorkerFile(), say });
  const readCopy = openReadReplica({ address: database.readAddress ?? {}, db: database.db, clock, say });
  const app = await startTestApp({ database, readCopy });
  return {
    app,
    server,
    readCopy,
    clock,
    caughtUp: async () => {
      const place = await readCopy.place();
      while (!(await readCopy.read(place, (db) => isCopy(db)))) await wait(20);
    },
    readFrom: async (work) => {
      const before = readCopy.counts();
      await work();
      const after = readCopy.counts();
      if (after.primary > before.primary) return 'primary';
      return after.copy > before.copy ? 'copy' : 'neither';
    },
    hasWritten: async () => `passerelle_written=${await readCopy.place()}`,
    close: async () => {
      await readCopy.close();
      await app.close();
      await server.close();
    },
  };
}
