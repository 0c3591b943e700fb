import type { BulkAction, BulkPerson, DeletedUser, Paged } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { aTeam, type Team } from '../testing/a-team';

let app: TestApp;
let team: Team;
beforeEach(async () => {
  app = await startTestApp();
  team = await aTeam(app);
});
afterEach(() => app.close());

const run = () => app.services.jobs.runDue();
const begin = async (who: { id: string }, people: readonly { id: string }[]): Promise<string> => {
  const selection = { ids: people.map(({ id }) => id) };
  const { data } = await app.as(who).post<BulkAction>('/users/bulk', { kind: 'delete', selection });
  await run();
  app.clock.advance({ minutes: 1 });
  return data.id;
};
const undo = async (who: { id: string }, id: string) => {
  const answer = await app.as(who).post<BulkAction>(`/users/bulk/${id}/undo`);
  await run();
  return answer;
};
const read = async (who: { id: string }, id: string) => (await app.as(who).get<BulkAction>(`/users/bulk/${id}`)).data;
const people = async (who: { id: string }, id: string) =>
  (await app.as(who).get<Paged<BulkPerson>>(`/users/bulk/${id}/people`)).data.items.map((one) => [
    one.id,
    one.firstName,
    one.reason,
  ]);
const isThere = async ({ id }: { id: string }) =>
  (await app.db.selectFrom('users').where('id', '=', id).select('deleted_at').executeTakeFirstOrThrow()).deleted_at ===
  null;
const deleted = async (who: { id: string }) =>
  (await app.as(who).get<Paged<DeletedUser>>('/users/deleted')).data.items.map(({ firstName }) => firstName);

describe('deleting many people', () => {
  it('hides each whom the actor may delete, ends their sessions, and still names them', async () => {
    const session = app.as(team.amel);
    await session.get('/me');

    const id = await begin(team.headHR, [team.amel, team.manager, team.emile]);

    expect(await people(team.headHR, id)).toEqual([
      [null, 'Amel', null],
      [team.manager.id, 'Karim', 'notAllowed'],
      [null, 'Émile', null],
    ]);
    expect([await isThere(team.amel), await isThere(team.manager), await isThere(team.emile)]).toEqual([
      false,
      true,
      false,
    ]);
    expect((await session.get('/me')).status).toBe(401);
    expect(await read(team.headHR, id)).toMatchObject({ status: 'done', done: 2, restorable: 2 });
    expect(await deleted(team.headHR)).toEqual(expect.arrayContaining(['Amel', 'Émile']));
    const log = await app.db
      .selectFrom('audit_log')
      .where('action', 'in', ['user.deleted', 'users.deleted'])
      .orderBy('is_part')
      .selectAll()
      .execute();
    expect(log.map(({ action, is_part }) => [action, is_part])).toEqual([
      ['users.deleted', false],
      ['user.deleted', true],
      ['user.deleted', true],
    ]);
  });

  it('keeps the last owner', async () => {
    const second = await app.aPerson({ organization_id: team.organization, role: 'owner' });

    const id = await begin(team.superAdmin, [team.owner, second]);

    expect((await people(team.superAdmin, id)).map(([, , reason]) => reason)).toEqual([null, 'lastOwner']);
    expect([await isThere(team.owner), await isThere(second)]).toEqual([false, true]);
  });
});

describe('undoing a deletion of many', () => {
  it('restores those who are still deleted, by an action that says what became of each', async () => {
    const id = await begin(team.owner, [team.amel, team.emile, team.solene, team.diego]);
    await app.as(team.owner).put(`/users/${team.emile.id}/restore`, {});
    await app.aPerson({ organization_id: team.organization, email: team.solene.email });
    expect(await read(team.owner, id)).toMatchObject({ restorable: 3 });

    const { status, data } = await undo(team.owner, id);

    expect([status, data.kind, data.total]).toEqual([200, 'restore', 3]);
    expect(await people(team.owner, data.id)).toEqual([
      [team.amel.id, 'Amel', null],
      [null, 'Solène', 'emailTaken'],
      [team.diego.id, 'Diego', null],
    ]);
    expect(await isThere(team.amel)).toBe(true);
    expect(await read(team.owner, id)).toMatchObject({ restorable: 1 });
    const log = await app.db.selectFrom('audit_log').where('action', '=', 'users.restored').selectAll().execute();
    expect(log).toMatchObject([{ is_part: false, details: { people: 2, bulk: data.id } }]);
  });

  it('leaves alone a person who was deleted again later', async () => {
    const id = await begin(team.owner, [team.amel]);
    await app.as(team.owner).put(`/users/${team.amel.id}/restore`, {});
    app.clock.advance({ minutes: 1 });
    await app.as(team.owner).delete(`/users/${team.amel.id}`);

    expect(await read(team.owner, id)).toMatchObject({ restorable: 0 });
    expect((await undo(team.owner, id)).status).toBe(409);
    expect(await isThere(team.amel)).toBe(false);
  });

  it('is for its actor, for thirty days, and for deletions alone', async () => {
    const id = await begin(team.owner, [team.amel]);
    const selection = { ids: [team.emile.id] };
    const { data } = await app.as(team.owner).post<BulkAction>('/users/bulk', { kind: 'welcome', selection });
    await run();

    expect((await undo(team.admin, id)).status).toBe(404);
    expect((await undo(team.owner, data.id)).status).toBe(409);
    const started = await app.as(team.owner).post('/users/bulk', { kind: 'restore', selection });
    expect(started.status).toBe(400);
    app.clock.advance({ days: 31 });
    expect((await undo(team.owner, id)).status).toBe(409);
  });
});
