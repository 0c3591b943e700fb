import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UserImport } from '@passerelle/shared/contract';
import { sql } from 'kysely';
import { systemClock } from '../../../platform/clock';
import { joinDatabase, type OpenDatabase, openDatabase } from '../../../platform/database/connection';
import { sessionCookie } from '../../../platform/sessions/cookie';
import { hashOf, newToken } from '../../../platform/sessions/secrets';
import { answers, freePort, type ServerProcess, startProcess } from '../../../testing/a-process';
import { createBuilders } from '../../../testing/builders';
import { administer, onDatabase } from '../../../testing/template';
import { prepared, testWorkerFile } from '../../../testing/test-database';
import type { TestApp } from '../../../testing/test-app';
import { aTeam } from '../testing/a-team';
import { aFile, aLine, fieldsOf } from './testing/people-file';

jest.setTimeout(240_000);

/** Enough for the server to be killed between the first and the last transaction. */
const ROWS = 4_000;

const folder = mkdtempSync(join(tmpdir(), 'import-kill-'));
const dataDir = join(folder, 'data');
const name = `passerelle_kill_${randomBytes(6).toString('hex')}`;
const onServer = process.env.DATABASE_URL;
const url = onServer && onDatabase(onServer, name);
const say = (): void => undefined;

let server: ServerProcess;
let address: string;
let cookie: string;

async function start(): Promise<void> {
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  server = startProcess({ DATA_DIR: dataDir, PORT: String(port), ...(url && { DATABASE_URL: url }) });
  await answers(`${address}/api/ready`, 200);
}

async function kill(): Promise<void> {
  server.child.kill('SIGKILL');
  await server.ended;
}

async function onDatabaseOf<T>(work: (db: OpenDatabase['db']) => Promise<T>): Promise<T> {
  const open = url ? await openDatabase({ url, workerFile: testWorkerFile(), say }) : await joinDatabase(dataDir, say);
  if (!open) throw new Error('No database answers.');
  try {
    return await work(open.db);
  } finally {
    await open.close();
  }
}

beforeAll(async () => {
  if (onServer) await administer(onServer, `CREATE DATABASE ${name} TEMPLATE ${prepared('PASSERELLE_TEST_TEMPLATE')}`);
  await start();
  await onDatabaseOf(async (db) => {
    const clock = systemClock;
    const { owner } = await aTeam({ ...createBuilders(db, clock), db, clock } as unknown as TestApp);
    const token = newToken();
    const at = clock.now();
    const session = { token_hash: hashOf(token), user_id: owner.id, created_at: at.toJSDate() };
    await db
      .insertInto('sessions')
      .values({ ...session, last_used_at: at.toJSDate(), expires_at: at.plus({ days: 1 }).toJSDate() })
      .execute();
    cookie = `${sessionCookie(false)}=${token}`;
  });
});
afterAll(async () => {
  await kill();
  rmSync(folder, { recursive: true, force: true });
  if (onServer) await administer(onServer, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
});

async function ask(path: string, init: RequestInit = {}): Promise<UserImport> {
  const answer = await fetch(`${address}/api/users/imports${path}`, {
    ...init,
    headers: { cookie, ...(typeof init.body === 'string' && { 'content-type': 'application/json' }) },
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: UserImport }).data;
}

/** Polls until the condition is true. */
async function whenIt(id: string, isSo: (found: UserImport) => boolean): Promise<UserImport> {
  for (;;) {
    const found = await ask(`/${id}`);
    if (isSo(found)) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

it('Given a server killed while it checks and while it imports, Then the next one resumes, and the total is exact', async () => {
  const lines = Array.from({ length: ROWS }, (_, index) =>
    aLine(index % 100 === 7 ? { Statut: 'Chef' } : { Manager: 'late@kill.example' }),
  );
  const boss = aLine({ Rôle: 'Manager', 'Groupes gérés': 'Lyon', 'E-mail': 'late@kill.example' });
  const form = new FormData();
  form.append('users', new File([aFile(...lines, boss)], 'personnes.csv'));
  const chosen = await ask('', { method: 'POST', body: form });
  const { id } = await ask(`/${chosen.id}`, { method: 'PUT', body: JSON.stringify({ columns: fieldsOf(chosen) }) });

  const checking = await whenIt(id, ({ progress }) => progress >= 1_000);
  await kill();
  expect(checking.status).toBe('checking');
  await start();
  const checked = await whenIt(id, ({ status }) => status === 'ready');
  expect(checked.counts).toMatchObject({ rows: ROWS + 1, created: ROWS - 39, refused: 40, pending: 0 });

  await ask(`/${id}/start`, { method: 'POST', body: '{}' });
  const running = await whenIt(id, ({ counts }) => counts.created >= 1_000);
  await kill();
  expect(running.status).toBe('running');
  await start();
  const done = await whenIt(id, ({ status }) => status !== 'running');

  expect(done).toMatchObject({ status: 'done', counts: { created: ROWS - 39, refused: 40, pending: 0 } });
  const counted = await onDatabaseOf(
    async (db) =>
      (
        await sql<{ people: number; profiles: number; members: number; logged: number; reports: number }>`
          SELECT count(*)::int AS people,
            (SELECT count(*)::int FROM user_profiles WHERE user_id IN (SELECT user_id FROM user_import_rows)) AS profiles,
            (SELECT count(*)::int FROM group_members WHERE user_id IN (SELECT user_id FROM user_import_rows)) AS members,
            (SELECT count(*)::int FROM audit_log WHERE action = 'user.created') AS logged,
            count(*) FILTER (WHERE manager_id IS NOT NULL)::int AS reports
          FROM users WHERE id IN (SELECT user_id FROM user_import_rows)`.execute(db)
      ).rows[0],
  );
  const all = ROWS - 39;
  expect(counted).toEqual({ people: all, profiles: all, members: all, logged: all, reports: all - 1 });
});
