import type { BulkAction, Paged, UserSummary } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { giveProgram } from '../../programs/give-program';
import { anEdit } from '../testing/a-form';
import { twoPacksOf } from '../testing/a-program';
import { aTeam, type Team } from '../testing/a-team';
import { aFile, aLine, importSteps } from './testing/people-file';

let app: TestApp;
let team: Team;

beforeAll(async () => {
  app = await startTestApp();
  team = await aTeam(app);
});
afterAll(() => app.close());

const owner = importSteps(() => app.as(team.owner));
const findUser = (email: string) =>
  app.db.selectFrom('users').where('email', '=', email).where('deleted_at', 'is', null).selectAll().execute();

const isSaved = async (answer: Promise<{ status: number; text: string }>): Promise<void> =>
  expect(await answer).toMatchObject({ status: 200 });

describe('the people of an import', () => {
  const listed = async (who: { id: string }, importId: string) =>
    (await app.as(who).get<Paged<UserSummary>>(`/users?import=${importId}`)).data.items.map(({ email }) => email);

  it('are a filter of the users list: those whom it added, for viewers of the import', async () => {
    const known = aLine({ 'E-mail': 'Amel@team.example' });
    const lines = [aLine(), aLine(), known];
    const found = await owner.checked(aFile(...lines));
    await owner.start(found.id);
    const emails = [lines[0]![2]!, lines[1]![2]!];

    expect((await listed(team.owner, found.id)).toSorted()).toEqual(emails.toSorted());
    expect(await listed(team.headHR, found.id)).toEqual([]);
    expect(await listed(team.otherOwner, found.id)).toEqual([]);
    const selection = { query: { import: found.id }, count: 2 };
    const begun = await app.as(team.owner).post<BulkAction>('/users/bulk', { kind: 'welcome', selection });
    expect([begun.status, begun.data.total]).toEqual([200, 2]);
    const [gone] = await findUser(emails[0]!);
    await app.as(team.owner).delete(`/users/${gone!.id}`);
    expect(await listed(team.owner, found.id)).toEqual([emails[1]]);
  });
});

describe('an undo', () => {
  it('undoes unchanged people, within a day', async () => {
    const lines = [aLine(), aLine(), aLine()];
    const found = await owner.checked(aFile(...lines));
    await owner.start(found.id);
    const [touched] = await findUser(lines[1]![2]!);
    await app.db.updateTable('users').set({ version: 2 }).where('id', '=', touched!.id).execute();
    expect(await owner.read(found.id)).toMatchObject({ touched: 1, undoUntil: '2026-11-26T10:00:00.000Z' });

    const { data } = await owner.undo(found.id);

    expect(data).toMatchObject({ status: 'undone', counts: { created: 1, undone: 2 }, undoUntil: null });
    expect(await findUser(lines[0]![2]!)).toEqual([]);
    expect(await findUser(lines[1]![2]!)).toHaveLength(1);
    expect((await owner.undo(found.id)).status).toBe(409);
    const again = await owner.checked(aFile(...lines));
    expect(again.counts).toMatchObject({ created: 2, known: 1 });
  });

  it('shows the final state of every row, and refused ones in their file as before', async () => {
    const lines = [aLine(), aLine(), aLine(), aLine({ 'E-mail': 'unknown' })];
    const found = await owner.checked(aFile(...lines));
    await owner.start(found.id);
    const idOf = async (line: number) => (await findUser(lines[line]![2]!))[0]!.id;
    const [staying, deleted, restored] = [await idOf(0), await idOf(1), await idOf(2)];
    await app.db.updateTable('users').set({ version: 2 }).where('id', '=', staying).execute();
    expect((await app.as(team.owner).delete(`/users/${deleted}`)).status).toBe(204);
    const refused = await owner.refused(found.id);

    const { data } = await owner.undo(found.id);
    const outcomes = async () => (await owner.rows(found.id)).map(({ outcome }) => outcome);
    expect(data.counts).toMatchObject({ rows: 4, created: 1, undone: 2, refused: 1, pending: 0 });
    expect(await outcomes()).toEqual(['created', 'undone', 'undone', 'refused']);
    expect((await owner.rows(found.id, 'created')).map(({ userId }) => userId)).toEqual([staying]);
    expect((await owner.rows(found.id, 'undone')).map(({ userId }) => userId)).toEqual([deleted, restored]);
    expect(await owner.refused(found.id)).toEqual(refused);

    await isSaved(app.as(team.owner).put(`/users/${restored}/restore`, {}));
    expect(await outcomes()).toEqual(['created', 'undone', 'created', 'refused']);
    expect((await owner.read(found.id)).counts).toMatchObject({ created: 2, undone: 1 });
  });

  it('of a stopped import marks the rest as not imported', async () => {
    const found = await owner.checked(aFile(aLine(), aLine()));
    await owner.start(found.id);
    await app.db.updateTable('user_imports').set({ status: 'stopped' }).where('id', '=', found.id).execute();
    await app.db
      .updateTable('user_import_rows')
      .set({ is_written: false, user_id: null })
      .where('import_id', '=', found.id)
      .where('line', '=', 3)
      .execute();

    expect((await owner.undo(found.id)).data.counts).toMatchObject({ created: 0, undone: 1, pending: 1 });
    expect((await owner.rows(found.id)).map(({ outcome }) => outcome)).toEqual(['undone', 'pending']);
  });

  it('is refused after a day', async () => {
    const found = await owner.checked(aFile(aLine()));
    await owner.start(found.id);
    await app.db
      .updateTable('user_imports')
      .set({ finished_at: app.clock.now().minus({ hours: 24 }).toJSDate() })
      .where('id', '=', found.id)
      .execute();

    expect((await owner.undo(found.id)).error).toMatchObject({ code: 'conflict' });
  });

  const at = (): Date => app.clock.now().toJSDate();
  const bulk = async (body: object): Promise<void> => {
    await isSaved(app.as(team.owner).post('/users/bulk', body));
    await app.services.jobs.runDue();
  };
  const editOf = (id: string, body: object) => isSaved(app.as(team.owner).put(`/users/${id}`, body));

  it.each<[string, (made: { id: string; email: string }) => Promise<unknown>]>([
    ['edited', ({ id, email }) => editOf(id, anEdit(team, { email, firstName: 'Nina' }))],
    ['put into another group', ({ id }) => bulk({ kind: 'addToGroup', selection: { ids: [id] }, group: team.rennes })],
    [
      'given a programme',
      async ({ id }) => {
        const { basic, pack } = await twoPacksOf(app, team);
        await giveProgram(app.db, { userId: id, programId: basic, packId: pack, from: '2026-11-30' }, app.clock.now());
      },
    ],
    [
      'another user’s manager',
      ({ id }) => editOf(team.amel.id, anEdit(team, { job: { ...anEdit(team).job, manager: id } })),
    ],
    [
      'another user’s HR representative',
      ({ id }) => editOf(team.amel.id, anEdit(team, { job: { ...anEdit(team).job, hrRepresentative: id } })),
    ],
    [
      'there themselves',
      ({ id }) => app.db.updateTable('users').set({ setup_at: at() }).where('id', '=', id).execute(),
    ],
  ])('keeps people who are %s since', async (_what, touch) => {
    const lines = [aLine({ Rôle: 'Manager', 'Groupes gérés': 'Lyon' }), aLine()];
    const found = await owner.checked(aFile(...lines));
    await owner.start(found.id);
    const [made] = await findUser(lines[0]![2]!);
    await touch(made!);

    expect((await owner.read(found.id)).touched).toBe(1);
    expect((await owner.undo(found.id)).data.counts).toMatchObject({ created: 1, undone: 1 });
    expect(await findUser(made!.email)).toHaveLength(1);
  });

  it('undoes people who were only viewed and mailed', async () => {
    const line = aLine();
    const found = await owner.checked(aFile(line));
    await owner.start(found.id);
    const [made] = await findUser(line[2]!);
    await isSaved(app.as(team.owner).get(`/users/${made!.id}`));
    await bulk({ kind: 'welcome', selection: { ids: [made!.id] } });

    expect((await owner.undo(found.id)).data.counts).toMatchObject({ undone: 1 });
    // Their mailed link is invalid.
    const tokens = await app.db.selectFrom('tokens').where('user_id', '=', made!.id).select('revoked_at').execute();
    expect(tokens).toEqual([{ revoked_at: at() }]);
  });
});
