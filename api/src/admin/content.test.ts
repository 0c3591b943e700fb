import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { aFolder, altered, type PackFolder } from '../content-pack/testing/a-folder';
import type { OpenDatabase } from '../platform/database/connection';
import { aServerWithOrganization } from './testing/a-running-server';
import type { Terminal } from './testing/a-terminal';

jest.setTimeout(120_000);

let terminal: Terminal;
let database: OpenDatabase;
let pack: PackFolder;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ terminal, database, close } = await aServerWithOrganization());
  pack = await aFolder();
});

afterAll(async () => {
  await close();
  await pack.remove();
});

const rowsOf = async (table: 'license_packs' | 'programs'): Promise<number> =>
  (await database.db.selectFrom(table).select('id').execute()).length;

describe('Importing content', () => {
  const bring = (...args: string[]) =>
    terminal.run('content', 'import', pack.root, '--organization', 'Rebond Conseil', ...args);

  it('checks a pack without a database', async () => {
    const { code, printed } = await terminal.run('content', 'check', pack.root);
    expect([code, printed]).toEqual([
      0,
      [
        '"Rebond" 1.0 can be imported: 1 programmes with 3 tasks, 1 surveys, 1 documents, 1 sections of questions, 1 pages.',
      ],
    ]);
  });

  it('lists the changes in a dry run without making them, then makes them', async () => {
    const store = join(terminal.env['DATA_DIR'] ?? '', 'files');
    const kept = async () => (await readdir(store, { recursive: true }).catch(() => [])).length;
    const before = await kept();

    const dry = await bring('--dry-run');
    expect([await rowsOf('programs'), await kept()]).toEqual([0, before]);
    const wet = await bring();

    expect(dry.printed.slice(0, -1)).toEqual(wet.printed);
    expect(dry.printed.at(-1)).toBe('This was a dry run: nothing has been changed.');
    expect(wet.printed.at(-1)).toBe('8 created, 0 changed, 0 unchanged.');
    expect((await bring()).printed).toEqual(['0 created, 0 changed, 8 unchanged.']);
    expect([await rowsOf('programs'), (await kept()) > before]).toEqual([1, true]);
  });

  it('exports the folder that the import takes', async () => {
    await bring();
    const scope = ['--organization', 'Rebond Conseil'];

    const { code, printed } = await terminal.run('content', 'export', 'out', '--name', 'Rebond', ...scope);

    expect([code, printed]).toEqual([0, ['8 items of "Rebond" are in out.']]);
    expect((await terminal.run('content', 'import', 'out', ...scope)).printed).toEqual([
      '0 created, 0 changed, 8 unchanged.',
    ]);
    const again = await terminal.run('content', 'export', 'out', '--name', 'Rebond', ...scope);
    expect([again.code, again.printedErrors[0]]).toEqual([2, 'The folder out is not empty.']);
  });

  it('reports every error, and imports nothing', async () => {
    const cv = 'programs/rebond/weeks/01/cv.md';
    await pack.change({
      ...altered(cv, 'points: 40', 'points: 400'),
      ...altered('surveys/midway.yaml', 'Lent', 'Doux'),
    });

    const { code, printed, printedErrors } = await bring();

    expect([code, printed]).toEqual([1, []]);
    expect(printedErrors).toEqual([
      `${cv}:4: points must be a whole number from 0 to 100`,
      '1 thing is wrong with the pack: nothing was imported.',
    ]);
    await pack.change(altered(cv, 'points: 40', 'points: 40'));
    expect((await bring('--dry-run')).printed[0]).toBe('~ surveys/midway');
  });

  it('Given a missing folder, Then it says so', async () => {
    const { code, printedErrors } = await terminal.run('content', 'check', 'nowhere');
    expect([code, printedErrors[0]]).toEqual([1, `${join(terminal.folder, 'nowhere')}:1: there is no such folder`]);
  });
});

describe('Adding seats', () => {
  const create = (name: string, ...args: string[]) =>
    terminal.run(
      'pack',
      'create',
      '--organization',
      'Rebond Conseil',
      '--name',
      name,
      '--licenses',
      '25',
      '--from',
      '2026-12-01',
      '--to',
      '2027-11-30',
      ...args,
    );

  it('creates one pack for its programmes', async () => {
    const { code, printed } = await create('Promotion 2027', '--programs', 'rebond');
    expect([code, printed]).toEqual([
      0,
      ['"Rebond Conseil" has the pack "Promotion 2027": 25 seats from 2026-12-01 to 2027-11-30, for rebond.'],
    ]);
    const row = await database.db.selectFrom('license_packs').selectAll().executeTakeFirstOrThrow();
    expect([row.from_date, row.to_date].map((date) => date.toISOString())).toEqual([
      '2026-12-01T00:00:00.000Z',
      '2027-11-30T23:59:59.999Z',
    ]);
    const again = await create('promotion 2027', '--programs', 'rebond');
    expect([again.code, again.printedErrors[0]]).toEqual([
      2,
      'The organisation already has a pack called "promotion 2027".',
    ]);
    expect(await rowsOf('license_packs')).toBe(1);
    expect((await terminal.run('pack', 'list')).printed[1]).toMatch(
      /^Rebond Conseil +Promotion 2027 +2026-12-01 +2027-11-30 +25 of 25 +rebond$/,
    );
  });

  it('refuses unknown programmes, each in a sentence', async () => {
    const { code, printedErrors } = await create('Autre', '--programs', 'rebnd,elan');
    expect([code, printedErrors.slice(0, 2)]).toEqual([
      2,
      ['There is no programme "rebnd"; did you mean rebond?', 'There is no programme "elan"; there are rebond'],
    ]);
    expect(await rowsOf('license_packs')).toBe(1);
  });
});
