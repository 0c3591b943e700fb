import type { UserImportRow } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { twoPacksOf } from '../testing/a-program';
import { aTeam, type Team } from '../testing/a-team';
import { aFile, aLine, importSteps, sendFile } from './testing/people-file';

let app: TestApp;
let team: Team;
let packs: Awaited<ReturnType<typeof twoPacksOf>>;

let next = 0;

let title = '';

beforeAll(async () => {
  app = await startTestApp();
  team = await aTeam(app);
});
afterAll(() => app.close());

beforeEach(async () => {
  packs = await twoPacksOf(app, team, 2);
  next += 1;
  title = `Mobilité interne ${next}`;
  await rename(packs.basic, title);
  await app.db.deleteFrom('license_pack_programs').where('license_pack_id', '=', packs.otherPack).execute();
});

const hr = importSteps(() => app.as(team.headHR));
const owner = importSteps(() => app.as(team.owner));
const run = () => app.services.jobs.runDue();

const rename = (program: string, fr: string) =>
  app.db
    .updateTable('programs')
    .set({ name: JSON.stringify({ fr, en: `${fr} (en)` }) })
    .where('id', '=', program)
    .execute();
const used = async (pack = packs.pack): Promise<number> =>
  (await app.db.selectFrom('license_packs').where('id', '=', pack).select('used_licenses').executeTakeFirstOrThrow())
    .used_licenses;
const followed = async (email: string) => {
  const [found] = await app.db
    .selectFrom('users')
    .leftJoin('user_programs', 'user_programs.user_id', 'users.id')
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .select(['users.id', 'license_pack_id', 'program_id', 'from_date'])
    .execute();
  return found;
};
const bulks = () => app.db.selectFrom('bulk_actions').where('license_pack_id', '=', packs.pack).selectAll().execute();
const faults = (rows: readonly UserImportRow[]) =>
  rows.map(({ line, errors }) => [line, errors.map(({ field, code }) => `${field} ${code}`)]);
const onProgram = (cells: Parameters<typeof aLine>[0] = {}) => aLine({ Programme: title, ...cells });

describe('the programme of a row', () => {
  it('Given its title in any case, accents and spaces, and in any language, Then it is that programme', async () => {
    const lines = [`  MOBILITE   interne ${next} `, `mobilité interne ${next} (EN)`].map((Programme) =>
      aLine({ Programme }),
    );
    const found = await hr.checked(aFile(...lines, aLine()));

    expect(found.columns.at(-1)).toMatchObject({ title: 'Programme', field: 'program' });
    expect(found.counts).toMatchObject({ created: 3, refused: 0, seats: 2 });
    expect(found.programs).toEqual([{ program: title, pack: 'Mobilité', people: 2, free: 2 }]);
    expect(await used()).toBe(0);
  });

  it('Given no programme of this title, two, one for other groups, or a manager, Then the cell is refused', async () => {
    const { basic: twin } = await twoPacksOf(app, team, 2);
    await rename(twin, 'Retour à l’emploi');
    const { basic: other } = await twoPacksOf(app, team, 2);
    await rename(other, 'retour a l’emploi');
    await app.db
      .updateTable('group_license_packs')
      .set({ group_id: team.rennes })
      .where('license_pack_id', '=', packs.pack)
      .execute();
    const found = await owner.checked(
      aFile(
        aLine({ Programme: 'Inconnu' }),
        aLine({ Programme: 'Retour à l’emploi' }),
        onProgram(),
        onProgram({ Rôle: 'Manager', 'Groupes gérés': 'Lyon' }),
        onProgram({ Groupes: 'Rennes' }),
      ),
    );

    const refused = await owner.rows(found.id, 'refused');
    expect(faults(refused)).toEqual([
      [2, ['program unknown']],
      [3, ['program ambiguous']],
      [4, ['program otherGroups']],
      [5, ['program notAllowed']],
    ]);
    expect(refused.map(({ errors }) => errors[0]?.message)).toEqual([
      'Aucun programme de vos packs de licences ne porte ce titre.',
      'Plusieurs programmes de vos packs portent ce titre\u00A0: laissez la case vide, et choisissez-le depuis la fiche.',
      'Les packs qui proposent ce programme sont réservés à d’autres groupes.',
      'Seul un participant suit un programme.',
    ]);
    expect(found.counts).toMatchObject({ created: 1, seats: 1 });
  });

  it('Given a pack outside the importer’s scope, Then its programmes are unknown', async () => {
    await app.db.deleteFrom('group_license_packs').where('license_pack_id', '=', packs.pack).execute();
    const file = aFile(onProgram());

    expect(faults(await hr.rows((await hr.checked(file)).id))).toEqual([[2, ['program unknown']]]);
    expect((await owner.checked(file)).counts).toMatchObject({ created: 1, seats: 1 });
  });

  it('Given fewer places than rows, Then the last rows are refused, and one is corrected in place', async () => {
    const found = await hr.checked(aFile(onProgram(), onProgram(), onProgram(), onProgram()));
    expect(faults(await hr.rows(found.id, 'refused'))).toEqual([
      [4, ['program noSeat']],
      [5, ['program noSeat']],
    ]);
    const correct = (line: number, program: string) =>
      app.as(team.headHR).put<UserImportRow>(`/users/imports/${found.id}/rows`, { line, cells: { program } });

    expect((await correct(4, '')).data).toMatchObject({ outcome: 'created', errors: [] });
    expect((await correct(5, title)).data.outcome).toBe('refused');
    await app.db.updateTable('license_packs').set({ max_licenses: 3 }).where('id', '=', packs.pack).execute();
    expect((await correct(5, title)).data).toMatchObject({ outcome: 'created', errors: [] });
    expect((await hr.read(found.id)).counts).toMatchObject({ created: 4, refused: 0, seats: 3 });
  });

  it('Given several packs with the programme, Then the one that ends first is used, while it has a place', async () => {
    await app.db
      .insertInto('license_pack_programs')
      .values({ license_pack_id: packs.otherPack, program_id: packs.basic })
      .execute();
    const end = app.clock.now().plus({ weeks: 3 }).toJSDate();
    await app.db.updateTable('license_packs').set({ to_date: end }).where('id', '=', packs.otherPack).execute();
    const lines = [onProgram(), onProgram(), onProgram()];
    const found = await hr.checked(aFile(...lines));
    await hr.start(found.id);
    await run();

    expect(await Promise.all(lines.map(async (line) => (await followed(line[2]!))?.license_pack_id))).toEqual([
      packs.otherPack,
      packs.otherPack,
      packs.pack,
    ]);
  });

  it('Given a pack that ends before the next Monday, Then there is no place', async () => {
    const end = app.clock.now().plus({ days: 1 }).toJSDate();
    await app.db.updateTable('license_packs').set({ to_date: end }).where('id', '=', packs.pack).execute();
    const found = await hr.checked(aFile(onProgram()));
    expect(faults(await hr.rows(found.id))).toEqual([[2, ['program noSeat']]]);
  });
});

describe('an import with programmes', () => {
  it('puts its people on them from the next Monday, by a bulk action of the importer', async () => {
    const lines = [onProgram(), aLine(), onProgram()];
    const found = await hr.checked(aFile(...lines));
    const { data } = await hr.start(found.id);
    await run();

    expect(data).toMatchObject({ status: 'done', counts: { created: 3, seats: 2 } });
    const [first, without, last] = await Promise.all(lines.map((line) => followed(line[2]!)));
    for (const one of [first, last])
      expect(one).toMatchObject({ program_id: packs.basic, from_date: new Date('2026-11-30') });
    expect(without).toMatchObject({ program_id: null });
    expect(await used()).toBe(2);
    expect(await bulks()).toMatchObject([{ actor_id: team.headHR.id, kind: 'giveProgram', status: 'done', total: 2 }]);
    const log = app.db.selectFrom('audit_log').where('subject_id', '=', packs.pack).selectAll();
    expect(await log.execute()).toMatchObject([{ action: 'users.programGiven', actor_id: team.headHR.id }]);
  });

  it('gives none twice when it goes on after a correction', async () => {
    const lines = [onProgram(), onProgram({ 'E-mail': `none${next}` })];
    const found = await hr.checked(aFile(...lines));
    await hr.start(found.id);
    const cells = { email: `later.${next}@team.example` };
    await app.as(team.headHR).put(`/users/imports/${found.id}/rows`, { line: 3, cells });
    await hr.start(found.id);
    await run();

    expect((await bulks()).map(({ total }) => total)).toEqual([1, 1]);
    expect(await used()).toBe(2);
  });

  it('gives them in one call too', async () => {
    const line = onProgram();
    expect((await sendFile(app.as(team.headHR), aFile(line), { path: '/users/import' })).status).toBe(200);
    await run();
    expect(await followed(line[2]!)).toMatchObject({ program_id: packs.basic });
  });
});

describe('the undo of an import with programmes', () => {
  const at = () => app.clock.now().toJSDate();
  const imported = async (count: number) => {
    const lines = Array.from({ length: count }, () => onProgram());
    const found = await hr.checked(aFile(...lines));
    await hr.start(found.id);
    await run();
    return { id: found.id, emails: lines.map((line) => line[2]!) };
  };

  it('removes people whose only programme it gave, and gives back the places', async () => {
    const { id, emails } = await imported(2);
    expect((await hr.read(id)).touched).toBe(0);

    const { data } = await hr.undo(id);

    expect(data).toMatchObject({ status: 'undone', counts: { created: 0, undone: 2, seats: 0 } });
    expect(await followed(emails[0]!)).toBeUndefined();
    expect(await used()).toBe(0);
  });

  it('takes the place again for a person who is restored', async () => {
    const { id, emails } = await imported(1);
    const { id: person } = (await followed(emails[0]!))!;
    await hr.undo(id);
    expect(await used()).toBe(0);

    expect((await app.as(team.headHR).put(`/users/${person}/restore`, {})).status).toBe(200);
    expect(await used()).toBe(1);
  });

  it.each<[string, (person: string) => Promise<unknown>]>([
    ['were changed', (id) => app.db.updateTable('users').set({ version: 3 }).where('id', '=', id).execute()],
    [
      'opened their account',
      (id) => app.db.updateTable('users').set({ setup_at: at() }).where('id', '=', id).execute(),
    ],
    [
      'began the programme',
      (id) => app.db.updateTable('user_programs').set({ from_date: at() }).where('user_id', '=', id).execute(),
    ],
    [
      'got the programme from another person',
      (id) => app.db.deleteFrom('bulk_action_people').where('user_id', '=', id).execute(),
    ],
  ])('keeps people who %s since, with their place', async (_what, act) => {
    const { id, emails } = await imported(2);
    await act((await followed(emails[0]!))!.id);

    expect((await hr.read(id)).touched).toBe(1);
    expect((await hr.undo(id)).data.counts).toMatchObject({ created: 1, undone: 1, seats: 1 });
    expect(await followed(emails[0]!)).toMatchObject({ program_id: packs.basic });
    expect(await used()).toBe(1);
  });
});
