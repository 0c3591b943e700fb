import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

import { createApp } from '../../../api/src/app';
import { readConfig } from '../../../api/src/read-config';
import { systemClock } from '../../../api/src/platform/clock';
import { type Db, openDatabase } from '../../../api/src/platform/database/connection';
import { migrate } from '../../../api/src/platform/database/migrate';
import type { Services } from '../../../api/src/platform/http/services';
import { hashOf, newToken } from '../../../api/src/platform/sessions/secrets';
import { administer, onDatabase } from '../../../api/src/testing/template';

export interface Place {
  name: string;
  workerFile: string;
  /** Of a PostgreSQL server; absent: the embedded engine, in the folder. */
  url: string | undefined;
  folder: string;
}

export interface BenchDatabase {
  db: Db;
  server: FastifyInstance;
  services: Services;
  /** Returns a session cookie for the person, without a password. */
  signIn: (userId: string) => Promise<string>;
  /** Runs the upkeep now: autovacuum of a server, or the product's own for the embedded engine. */
  settle: () => Promise<void>;
  /** Sends a request as the person's browser would, without a network; returns milliseconds. */
  time: (path: string, cookie: string) => Promise<number>;
  close: () => Promise<void>;
}

/** The whole server over a database of its own, which is made by the product's migrations. */
export async function openBenchDatabase({ name, workerFile, url, folder }: Place): Promise<BenchDatabase> {
  const dataDir = join(folder, name);
  mkdirSync(dataDir, { recursive: true });
  const database = `passerelle_bench_${process.pid}_${name}`;
  if (url) await administer(url, `CREATE DATABASE ${database}`);
  const drop = async () => url && administer(url, `DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
  const { db, close } = await openDatabase({
    ...(url ? { url: onDatabase(url, database) } : { dataDir }),
    workerFile,
    statementTimeout: 3_600_000,
    say: () => undefined,
  });
  await migrate(db);
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, 'bench');
  const { server, services } = await createApp({ db, config, clock: systemClock });

  async function signIn(userId: string): Promise<string> {
    const at = systemClock.now().toJSDate();
    const token = newToken();
    await db
      .insertInto('sessions')
      .values({
        token_hash: hashOf(token),
        user_id: userId,
        created_at: at,
        last_used_at: at,
        expires_at: new Date(at.getTime() + 86_400_000),
      })
      .execute();
    return `passerelle_session=${token}`;
  }

  return {
    db,
    server,
    services,
    signIn,
    settle: async () => void (await sql`VACUUM (ANALYZE)`.execute(db)),
    time: async (path, cookie) => {
      const begun = performance.now();
      const { statusCode, payload } = await server.inject({ method: 'GET', url: `/api${path}`, headers: { cookie } });
      const taken = performance.now() - begun;
      if (statusCode !== 200) throw new Error(`${path}: ${statusCode} ${payload}`);
      return taken;
    },
    close: async () => {
      await server.close();
      await close();
      await drop();
    },
  };
}
