import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aTerminal, type Terminal } from './testing/a-terminal';

jest.setTimeout(120_000);

let terminal: Terminal;
beforeEach(async () => {
  terminal = await aTerminal();
});
afterEach(() => terminal.remove());

const dataDir = (): string => terminal.env['DATA_DIR'] ?? '';

it('Given no server and no data, Then a command creates the database, and the next command finds it', async () => {
  const create = await terminal.run(
    'organization',
    'create',
    '--name',
    'Rebond',
    '--owner-email',
    'anne@rebond.example',
    '--owner-first-name',
    'Anne',
    '--owner-last-name',
    'Martin',
  );
  const list = await terminal.run('organization', 'list');

  expect([create.code, list.code]).toEqual([0, 0]);
  expect(list.printed[1]).toContain('anne@rebond.example');
  expect(['db.lock', 'db.address'].map((name) => existsSync(join(dataDir(), name)))).toEqual([false, false]);
});

it('Given a server that cannot be reached, Then one sentence names the process that owns the folder', async () => {
  const other = spawn('sleep', ['60']);
  await mkdir(dataDir(), { recursive: true });
  await writeFile(join(dataDir(), 'db.lock'), JSON.stringify({ pid: other.pid, began: '' }));
  const address = { pid: other.pid, host: join(terminal.folder, 'gone'), port: 5432 };
  await writeFile(join(dataDir(), 'db.address'), JSON.stringify(address));

  const { code, printedErrors } = await terminal.run('organization', 'list');

  expect(code).toBe(1);
  expect(printedErrors).toEqual([
    expect.stringContaining(`is already used by process ${other.pid}: stop that one first`),
  ]);
  other.kill('SIGKILL');
});

it('Given an invalid setting, Then one sentence says so', async () => {
  terminal.env['DATABASE_URL'] = 'mysql://somewhere';
  const { code, printedErrors } = await terminal.run('organization', 'list');
  expect([code, printedErrors]).toEqual([
    1,
    ['DATABASE_URL must be an address that begins with postgres:// or postgresql://.'],
  ]);
});

it('Given a PostgreSQL that does not answer, Then one sentence says so', async () => {
  terminal.env['DATABASE_URL'] = 'postgres://passerelle@127.0.0.1:1/none';
  const { code, printedErrors } = await terminal.run('organization', 'list');
  expect([code, printedErrors]).toEqual([
    1,
    ['The database at 127.0.0.1:1 does not answer: start it, or correct DATABASE_URL.'],
  ]);
});
