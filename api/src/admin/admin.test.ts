import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from '../app';
import type { OpenDatabase } from '../platform/database/connection';
import { aMailServer } from '../platform/mail/testing/mail-server';
import { aPng } from '../testing/pictures';
import { createTestClient, type TestClient } from '../testing/test-client';
import { aRunningServer } from './testing/a-running-server';
import { aTerminal, type Terminal } from './testing/a-terminal';

jest.setTimeout(120_000);

let terminal: Terminal;
let database: OpenDatabase;
let app: App;
let anyone: TestClient;
let close: () => Promise<void>;

beforeAll(async () => {
  terminal = await aTerminal();
  ({ database, app, close } = await aRunningServer(terminal));
  anyone = createTestClient(app.server, () => Promise.resolve(undefined));
});

afterAll(async () => {
  await close();
  await terminal.remove();
});

const owner = ['--owner-email', 'anne@rebond.example', '--owner-first-name', 'Anne', '--owner-last-name', 'Martin'];
const rowsOf = async (table: 'organizations' | 'users' | 'mails' | 'license_packs' | 'programs'): Promise<number> =>
  (await database.db.selectFrom(table).select('id').execute()).length;

describe('Creating an organisation while the server runs', () => {
  it('creates the organisation and its owner, who signs in through the invitation link', async () => {
    const words = ['--company-name', 'Rebond SAS', '--locale', 'fr', '--sector', 'education'];

    const { code, printed, printedErrors } = await terminal.run(
      'organization',
      'create',
      '--name',
      'Rebond Conseil',
      ...words,
      ...owner,
    );

    expect([code, printedErrors]).toEqual([0, []]);
    expect(printed[1]).toBe('Anne Martin <anne@rebond.example> owns it and has been invited.');
    expect(printed[2]).toBe('The invitation can be read at http://localhost:3000/outbox: no SMTP_URL is set.');
    const mail = await database.db
      .selectFrom('mails')
      .where('to_address', '=', 'anne@rebond.example')
      .select(['text', 'locale'])
      .executeTakeFirstOrThrow();
    const token = /token=([\w-]{43})&firstSetup=true/.exec(mail.text ?? '')?.[1] ?? '';
    expect((await anyone.get<object>(`/auth/reset?token=${token}`)).data).toEqual({ state: 'valid', firstSetup: true });
    expect((await anyone.post('/signedAction', { token, password: 'Une-planche-2027!' })).status).toBe(200);
    const entered = await anyone.post<object>('/auth', {
      username: 'anne@rebond.example',
      password: 'Une-planche-2027!',
    });
    expect([entered.status, entered.data]).toMatchObject([200, { role: { slug: 'owner' }, hasSetupAccount: true }]);
    expect((await anyone.get<object>(`/auth/reset?token=${token}`)).data).toMatchObject({ state: 'unknown' });
    const audit = await database.db.selectFrom('audit_log').orderBy('action').select(['action', 'actor_id']).execute();
    expect(audit.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['organization.created', 'user.welcomed']),
    );
    expect(printed.join('\n')).not.toContain(token);
  });

  it('refuses a name or an address that is taken, whatever the case, and creates nothing', async () => {
    const before = [await rowsOf('organizations'), await rowsOf('users'), await rowsOf('mails')];
    const create = (name: string, email: string) =>
      terminal.run(
        'organization',
        'create',
        '--name',
        name,
        '--owner-email',
        email,
        '--owner-first-name',
        'A',
        '--owner-last-name',
        'B',
      );

    const name = await create('REBOND conseil', 'other@rebond.example');
    const address = await create('Autre', 'ANNE@rebond.example');

    expect([name.code, name.printedErrors[0]]).toEqual([
      2,
      'There is already an organisation called "REBOND conseil".',
    ]);
    expect([address.code, address.printedErrors[0]]).toEqual([
      2,
      'There is already an account with the address ANNE@rebond.example.',
    ]);
    expect([await rowsOf('organizations'), await rowsOf('users'), await rowsOf('mails')]).toEqual(before);
  });

  it('says how mails are sent', async () => {
    const run = (name: string, env: Record<string, string>) => {
      Object.assign(terminal.env, env);
      return terminal.run(
        'organization',
        'create',
        '--name',
        name,
        '--owner-email',
        `${name.toLowerCase()}@a.example`,
        '--owner-first-name',
        'A',
        '--owner-last-name',
        'B',
      );
    };
    const kept = await run('Kept', { DEMO: '0' });
    const server = await aMailServer();
    const sent = await run('Sent', { SMTP_URL: server.url });
    await server.close();
    const refused = await run('Refused', {});
    delete terminal.env['DEMO'];
    delete terminal.env['SMTP_URL'];

    expect(kept.printed[2]).toBe('The invitation is kept, and leaves once the server runs with an SMTP_URL.');
    expect(sent.printed[2]).toBe('The invitation has left through SMTP_URL.');
    expect(server.received.map(({ to }) => to)).toContainEqual(['sent@a.example']);
    expect(refused.printed[2]).toBe('SMTP_URL has not taken the invitation yet: the server tries again while it runs.');
  });

  it('lists the organisation', async () => {
    const { printed } = await terminal.run('organization', 'list');
    expect(printed.find((line) => line.startsWith('Rebond Conseil'))).toMatch(
      / 1 +[\da-f-]{36} +anne@rebond\.example$/,
    );
  });
});

const png = aPng('logo');

describe('Setting the theme of an organisation', () => {
  const theme = () => database.db.selectFrom('themes').selectAll().executeTakeFirst();
  const set = (...args: string[]) => terminal.run('theme', 'set', '--organization', 'rebond-conseil', ...args);

  it('stores colours and pictures, and keeps the settings that are not named', async () => {
    await writeFile(join(terminal.folder, 'logo.png'), png);

    const { code, printed } = await set('--primary', '#0b7a75', '--logo', 'logo.png');
    await set('--secondary', '#112233');

    expect([code, printed]).toEqual([0, ['The theme of "Rebond Conseil" is set: primary, logo.']]);
    expect(await theme()).toMatchObject({ primary_color: '#0B7A75', secondary_color: '#112233', banner_file_id: null });
    const logo = (await theme())?.logo_file_id ?? '';
    await set('--logo', 'none');
    expect((await theme())?.logo_file_id).toBeNull();
    const file = await database.db.selectFrom('files').where('id', '=', logo).selectAll().executeTakeFirstOrThrow();
    expect(file).toMatchObject({ purpose: 'logo', content_type: 'image/png', original_name: 'logo.png' });
    expect(file.deleted_at).not.toBeNull();
  });

  it.each([
    [
      'a picture that is none',
      'fake.png',
      Buffer.from('<svg onload="alert(1)"/>'),
      'a JPEG or PNG picture, which its bytes are not',
    ],
    [
      'a picture that is too large',
      'large.png',
      Buffer.concat([png, Buffer.alloc(1_000_000)]),
      'a picture of at most 1 MB',
    ],
  ])('refuses %s', async (_name, name, bytes, reason) => {
    await writeFile(join(terminal.folder, name), bytes);
    const before = await theme();
    const { code, printedErrors } = await set('--primary', '#000000', '--banner', name);
    expect([code, printedErrors[0]]).toEqual([2, `--banner must be ${reason}`]);
    expect(await theme()).toEqual(before);
  });

  it('names the known organisations', async () => {
    const { code, printedErrors } = await terminal.run(
      'theme',
      'set',
      '--organization',
      'Rebnd Conseil',
      '--primary',
      '#000000',
    );
    expect([code, printedErrors[0]]).toEqual([
      2,
      'There is no organisation called "Rebnd Conseil"; did you mean Rebond Conseil?',
    ]);
  });
});

describe('The address of the database', () => {
  it('is readable by this user only, as long as the server runs', async () => {
    if (database.engine === 'server') return;
    const file = join(terminal.env['DATA_DIR'] ?? '', 'db.address');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ pid: process.pid });
  });
});
