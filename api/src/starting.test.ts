import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from './testing/a-process';

jest.setTimeout(120_000);

let folder: string;
let file: string;
const servers: Server[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'starting-test-'));
  file = join(folder, 'a-file');
  writeFileSync(file, '');
});
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

async function listening(server: Server): Promise<number> {
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** A PostgreSQL that refuses every connection, with an error code. */
const refusing = (code: string): Promise<number> =>
  listening(
    createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.on('data', (bytes) => {
        const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0Msecret detail\0\0`);
        const head = Buffer.from([...Buffer.from('E'), 0, 0, 0, fields.length + 4]);
        // A client with TLS first sends an SSL request.
        if (bytes.readInt32BE(4) === 80_877_103) socket.write('N');
        else socket.end(Buffer.concat([head, fields]));
      });
    }),
  );

const at = (port: number): string => `postgres://zoe:hush-hush@127.0.0.1:${port}/mobility`;
/** A folder without write permission, for any user. */
const forbidden = '/proc/passerelle';

type Case = [string, () => Promise<Record<string, string>> | Record<string, string>, RegExp];
const database = (name: string, code: string, sentence: RegExp): Case => [
  name,
  async () => ({ DATABASE_URL: at(await refusing(code)) }),
  sentence,
];

const cases: Case[] = [
  ['a DATA_DIR that is a file', () => ({ DATA_DIR: file }), /^DATA_DIR must be a folder, and .* is a file/],
  ['a DATA_DIR below a file', () => ({ DATA_DIR: join(file, 'x/y') }), /^DATA_DIR must be a folder/],
  ['a DATA_DIR that cannot be made', () => ({ DATA_DIR: forbidden }), /DATA_DIR \(.*set DATA_DIR to another folder\.$/],
  [
    'a full disk',
    () => ({ FULL_DISK_WHEN: file }),
    /^The disk of DATA_DIR \(.*\) is full: make room on it, or set DATA_DIR/,
  ],
  ['a TMPDIR that is a file', () => ({ TMPDIR: file }), /^TMPDIR must be a folder/],
  ['a WEB_DIR without pages', () => ({ WEB_DIR: folder }), /^There are no pages in WEB_DIR \(.*npm run build/],
  [
    'a port that is taken',
    async () => ({ PORT: String(await listening(createServer())) }),
    /^Port \d+ is already used: stop what uses it, or set PORT/,
  ],
  [
    'a HOST that is no address',
    () => ({ HOST: 'nowhere.invalid' }),
    /^HOST is "nowhere\.invalid", which is no address/,
  ],
  ['a HOST of another machine', () => ({ HOST: '192.0.2.1' }), /^HOST is "192\.0\.2\.1"/],
  [
    'a database that does not listen',
    () => ({ DATABASE_URL: at(1) }),
    /^The database at 127\.0\.0\.1:1 does not answer/,
  ],
  [
    'a database with an unknown host',
    () => ({ DATABASE_URL: 'postgres://zoe:hush-hush@nowhere.invalid/x' }),
    /^Nothing is called nowhere\.invalid:5432: .*DATABASE_URL\.$/,
  ],
  ['a socket that is not there', () => ({ DATABASE_URL: 'postgres:///x?host=/nowhere' }), /^The database at \/nowhere/],
  database('a missing database', '3D000', /^There is no database "mobility" at 127\.0\.0\.1:\d+: create it/),
  database('a wrong password', '28P01', /refuses the password of "zoe": correct DATABASE_URL\.$/),
  database('a role that is not let in', '28000', /does not let "zoe" in/),
  database('a database that still starts', '57P03', /is still starting: start the server again in a moment\.$/),
  database('a database without connections', '53300', /has no connection left/),
  database('a database on a full disk', '53100', /^The disk of the database at .* is full/),
  [
    'an SMTP_URL that is none',
    () => ({ SMTP_URL: 'mail.example.org' }),
    /^SMTP_URL must be an address that begins with/,
  ],
];

describe('a failed start', () => {
  it.each(cases)('for %s is one sentence, exit 1, and no leftovers', async (_name, given, sentence) => {
    const dataDir = join(folder, 'data');
    const server = startProcess({ DATA_DIR: dataDir, ...(await given()) });

    const code = await server.ended;

    expect([code, server.output().trim().split('\n')]).toEqual([1, [expect.stringMatching(sentence)]]);
    expect(server.output()).not.toMatch(/hush|secret detail|node:|\.mjs/);
    const left = existsSync(dataDir) ? readdirSync(dataDir).filter((name) => name !== 'session-secret') : [];
    expect([left, readdirSync(folder).filter((name) => !['a-file', 'data'].includes(name))]).toEqual([[], []]);
  });

  it('does not result from an unreachable mail server: mails wait', async () => {
    const env = { DATA_DIR: join(folder, 'data'), SMTP_URL: 'smtp://nowhere.invalid' };
    const server = startProcess(env);

    await new Promise<void>((resolve) =>
      server.child.stdout?.on('data', () => void (server.output().includes('answers at') && resolve())),
    );
    server.child.kill('SIGTERM');

    expect(await server.ended).toBe(0);
  });
});
