import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type AppParts, createApp } from '../app';
import type { Config } from '../platform/config';
import { readConfig } from '../read-config';
import { createBackground } from '../platform/background/thread';
import { settableClock, type SettableClock } from '../platform/clock';
import type { Db, OpenDatabase } from '../platform/database/connection';
import type { ReadReplica } from '../platform/database/read-replica';
import type { Route } from '../platform/http/routes';
import type { Services } from '../platform/http/services';
import type { Metrics } from '../platform/metrics/metrics';
import { sessionCookie } from '../platform/sessions/cookie';
import { hashOf, newToken } from '../platform/sessions/secrets';
import { createBuilders } from './builders';
import { createTestClient, type TestClient } from './test-client';
import { openTestDatabase, prepared } from './test-database';

export interface TestApp extends ReturnType<typeof createBuilders> {
  server: FastifyInstance;
  db: Db;
  services: Services;
  clock: SettableClock;
  engine: 'embedded' | 'server';
  /** A client without a session. */
  anyone: TestClient;
  /** A user, signed in without the cost of a password. */
  as(person: { id: string }): TestClient;
  close(): Promise<void>;
}

interface TestAppOptions {
  /** A Wednesday, so that the week has a past and a future. */
  now?: string;
  config?: Partial<Config>;
  /** Served beside the API, from the `webDir` in the settings. */
  pages?: AppParts['pages'];
  /** Replaces the product's routes, for tests of the platform. */
  routes?: readonly Route[];
  /** Records metrics, as with a metrics port. */
  metricsOf?: (parts: { db: Db; clock: SettableClock }) => Pick<Metrics, 'watch'>;
  tracing?: AppParts['tracing'];
  /** The size of the connection pool, if it matters. */
  connections?: number;
  /** An existing database with its own connection. */
  database?: OpenDatabase;
  /** Its read replica. */
  readCopy?: ReadReplica;
  /** Streams stay open and push events; without it pages poll, as with the embedded engine. */
  tells?: boolean;
}

const farAway = '2100-01-01T00:00:00Z';

/** The cookie of an open session. */
export async function signIn(db: Db, userId: string, now: Date, isSecure: boolean): Promise<string> {
  const token = newToken();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashOf(token),
      user_id: userId,
      created_at: now,
      last_used_at: new Date(0),
      expires_at: farAway,
    })
    .execute();
  return `${sessionCookie(isSecure)}=${token}`;
}

/** The whole server on its own database with a fixed clock; once per test file, in `beforeAll`. */
export async function startTestApp({
  now = '2026-11-25T10:00:00Z',
  config = {},
  pages,
  routes,
  connections,
  metricsOf,
  database,
  readCopy,
  tracing,
  tells = false,
}: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'passerelle-test-'));
  const { db, address, readAddress, engine, sessionAddress, close } = database ?? (await openTestDatabase(connections));
  const clock = settableClock(now);
  const settings = {
    ...readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', NODE_ENV: 'test' }, '0.0.0-test'),
    ...config,
  };
  const discard = async (): Promise<void> => {
    await close();
    await rm(dataDir, { recursive: true, force: true });
  };
  const { server, services } = await createApp({
    db,
    readCopy,
    ...(tells && { sessionAddress }),
    config: settings,
    clock,
    pages,
    tracing,
    background: createBackground({ file: prepared('PASSERELLE_TEST_BACKGROUND'), address, readAddress }),
    ...(routes && { routes }),
    metrics: metricsOf?.({ db, clock }),
  }).catch(async (error: unknown) => {
    // A database left open would keep jest from ending.
    await discard();
    throw error;
  });
  await server.ready();
  return {
    ...createBuilders(db, clock),
    server,
    db,
    services,
    clock,
    engine,
    anyone: createTestClient(server, () => Promise.resolve(undefined)),
    as: ({ id }) => {
      let cookie: Promise<string> | undefined;
      const isSecure = settings.publicUrl.startsWith('https:');
      return createTestClient(server, () => (cookie ??= signIn(db, id, clock.now().toJSDate(), isSecure)));
    },
    close: async () => {
      await services.jobs.stop();
      await services.delivery.stop();
      await server.close();
      await discard();
    },
  };
}
