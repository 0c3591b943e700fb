import { startTestApp, type TestApp } from '../../../testing/test-app';
import { aTeam, type Team } from '../testing/a-team';
import { aFile, aLine, importSteps, sendFile } from './testing/people-file';

let app: TestApp;
let team: Team;

beforeAll(async () => {
  app = await startTestApp();
  team = await aTeam(app);
});
afterAll(() => app.close());

const owner = importSteps(() => app.as(team.owner));
const headHR = importSteps(() => app.as(team.headHR));
const findUser = (email: string) =>
  app.db.selectFrom('users').where('email', '=', email).selectAll().executeTakeFirstOrThrow();
const run = () => app.services.jobs.runDue();

type Cells = Parameters<typeof aLine>[0];
const aManager = (cells: Cells = {}) => aLine({ Rôle: 'Manager', 'Groupes gérés': 'Lyon', ...cells });
const anHR = (cells: Cells = {}) => aLine({ Rôle: 'RRH', 'Groupes gérés': 'Lyon', RRH: '', ...cells });

describe('a person named in another row of the file', () => {
  it('is found, in any row order, by e-mail and by name', async () => {
    const file = aFile(
      aLine({ 'E-mail': 'first@file.example', Manager: 'Boss@File.example', RRH: 'Durand Zoé' }),
      aManager({ 'E-mail': 'boss@file.example', RRH: 'zoe@file.example' }),
      aLine({ 'E-mail': 'last@file.example', Manager: 'Jeanne PETIT', RRH: 'zoe@file.example\u200B' }),
      anHR({ 'E-mail': 'zoe@file.example', Prénom: 'Zoé', Nom: 'Durand' }),
    );
    const found = await owner.checked(file);
    const { data } = await owner.start(found.id);

    expect(data).toMatchObject({ status: 'done', counts: { created: 4, refused: 0, pending: 0 } });
    const [boss, zoe] = [await findUser('boss@file.example'), await findUser('zoe@file.example')];
    expect(boss).toMatchObject({ hr_representative_id: zoe.id });
    for (const email of ['first@file.example', 'last@file.example']) {
      expect(await findUser(email)).toMatchObject({ manager_id: boss.id, hr_representative_id: zoe.id });
    }
  });

  it('is found by an HR manager who assigns them own groups', async () => {
    const found = await headHR.checked(
      aFile(aLine({ Manager: 'karl@file.example' }), aManager({ 'E-mail': 'karl@file.example' })),
    );
    expect(found.counts).toMatchObject({ created: 2, refused: 0 });
    expect((await headHR.start(found.id)).data.counts).toMatchObject({ created: 2, pending: 0 });
  });

  it('is found a thousand rows apart, with each step in its own transaction', async () => {
    const many = Array.from({ length: 1_000 }, () => aLine({ Manager: 'end@file.example' }));
    const found = await owner.checked(aFile(...many, aManager({ 'E-mail': 'end@file.example' })));
    await run();
    expect((await owner.read(found.id)).counts).toMatchObject({ created: 1_001, refused: 0 });

    await owner.start(found.id);
    await run();

    const { id } = await findUser('end@file.example');
    const { count } = await app.db
      .selectFrom('users')
      .where('manager_id', '=', id)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(1_000);
  });

  it('with a refused row is named so, and both are in the file to repair', async () => {
    const lines = [
      aLine({ Manager: 'wrong@file.example' }),
      aManager({ 'E-mail': 'wrong@file.example', Statut: 'Chef' }),
      aLine(),
    ];
    const found = await owner.checked(aFile(...lines));

    const refused = await owner.rows(found.id, 'refused');
    expect(refused.map(({ line, errors }) => [line, errors.map(({ field, code }) => `${field} ${code}`)])).toEqual([
      [2, ['manager notImported']],
      [3, ['jobLevel notAllowed']],
    ]);
    expect(refused[0]?.errors[0]?.message).toContain('corrigez-la aussi');
    const file = (await owner.refused(found.id)).toString().replace('Chef', 'Cadre');
    expect((await owner.checked(file)).counts).toMatchObject({ rows: 2, created: 2 });
  });

  it('in a cycle, or naming themselves, is refused with that reason', async () => {
    const found = await owner.checked(
      aFile(
        aManager({ 'E-mail': 'one@file.example', Manager: 'two@file.example' }),
        aManager({ 'E-mail': 'two@file.example', Manager: 'one@file.example' }),
        anHR({ 'E-mail': 'self@file.example', RRH: 'self@file.example' }),
        // Existing people are no part of a cycle.
        aManager({ 'E-mail': 'karim@team.example', Manager: 'three@file.example' }),
        aManager({ 'E-mail': 'three@file.example', Manager: 'karim@team.example' }),
      ),
    );

    const rows = await owner.rows(found.id);
    expect(rows.map(({ outcome, errors }) => [outcome, errors.map(({ field, code }) => `${field} ${code}`)])).toEqual([
      ['refused', ['manager circular']],
      ['refused', ['manager circular']],
      ['refused', ['hrRepresentative circular']],
      ['known', []],
      ['created', []],
    ]);
  });

  it('with the name of another person of the file is ambiguous', async () => {
    const found = await owner.checked(
      aFile(aLine({ Manager: 'Noé Blanc' }), ...[1, 2].map(() => aManager({ Prénom: 'Noé', Nom: 'Blanc' }))),
    );
    expect(await owner.rows(found.id, 'refused')).toMatchObject([
      { line: 2, errors: [{ field: 'manager', code: 'ambiguous' }] },
    ]);
  });

  it('is found in one call too', async () => {
    const file = aFile(aLine({ Manager: 'once@file.example' }), aManager({ 'E-mail': 'once@file.example' }));
    const answer = await sendFile<{ created: number }>(app.as(team.owner), file, { path: '/users' });
    expect(answer.data).toEqual({ created: 2 });
  });
});

describe('an undo of people who name each other', () => {
  const file = () =>
    aFile(
      aLine({ 'E-mail': 'report@file.example', Manager: 'lead@file.example' }),
      aManager({ 'E-mail': 'lead@file.example' }),
      aLine({ 'E-mail': 'other@file.example' }),
    );

  it('undoes all of them', async () => {
    const found = await owner.checked(file());
    await owner.start(found.id);
    expect((await owner.undo(found.id)).data).toMatchObject({ counts: { undone: 3 }, touched: 0 });
  });

  it('keeps the manager of a person who stays', async () => {
    const found = await owner.checked(file());
    await owner.start(found.id);
    await app.db.updateTable('users').set({ version: 2 }).where('email', '=', 'report@file.example').execute();

    expect((await owner.read(found.id)).touched).toBe(2);
    expect((await owner.undo(found.id)).data).toMatchObject({ counts: { undone: 1 }, touched: 2 });
  });
});
