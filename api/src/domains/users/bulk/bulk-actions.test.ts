import type { BulkAction, BulkPerson, Paged } from '@passerelle/shared/contract';
import { createApp } from '../../../app';
import { unknownId, type TestPerson } from '../../../testing/builders';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { claimJob } from '../../../platform/jobs/queue';
import { aGroup, aTeam, type Team } from '../testing/a-team';

let app: TestApp;
let team: Team;
beforeEach(async () => {
  app = await startTestApp();
  team = await aTeam(app);
});
afterEach(() => app.close());

const begin = (who: { id: string }, body: object, headers = {}) =>
  app.as(who).post<BulkAction>('/users/bulk', body, headers);
const read = async (who: { id: string }, id: string) => (await app.as(who).get<BulkAction>(`/users/bulk/${id}`)).data;
const people = async (who: { id: string }, id: string, query = '') =>
  (await app.as(who).get<Paged<BulkPerson>>(`/users/bulk/${id}/people?${query}`)).data.items;
const run = () => app.services.jobs.runDue();
const byText = (one: unknown, other: unknown): number => String(one).localeCompare(String(other));
const idsOf = (some: readonly { id: string }[]) => some.map(({ id }) => id);
const mails = () => app.db.selectFrom('mails').where('kind', '=', 'invitation').select('user_id').execute();
const groupsOf = async ({ id }: { id: string }) =>
  (await app.db.selectFrom('group_members').where('user_id', '=', id).select('group_id').execute()).map(
    ({ group_id }) => group_id,
  );
const audited = async (action: 'user.welcomed' | 'user.groupsChanged') =>
  (await app.db.selectFrom('audit_log').where('action', '=', action).select('subject_id').execute()).map(
    ({ subject_id }) => subject_id,
  );

/** So many participants of a group of Lyon. */
async function manyPeople(count: number): Promise<TestPerson[]> {
  const many: TestPerson[] = [];
  for (let n = 0; n < count; n += 1) {
    many.push(await app.aPerson({ organization_id: team.organization, first_name: 'Many', last_name: `Person ${n}` }));
  }
  const rows = many.map(({ id }) => ({ user_id: id, group_id: team.lyon }));
  await app.db.insertInto('group_members').values(rows).execute();
  return many;
}

describe('a bulk action', () => {
  it('invites all people in scope who were never invited and have no open account', async () => {
    const at = app.clock.now().minus({ days: 3 }).toJSDate();
    const states = { [team.amel.id]: { invited_at: at }, [team.emile.id]: { setup_at: at, invited_at: null } };
    await app.db.updateTable('users').set({ setup_at: null, invited_at: null }).execute();
    for (const [id, state] of Object.entries(states)) {
      await app.db.updateTable('users').set(state).where('id', '=', id).execute();
    }
    const neverInvited = { neverInvited: true };
    const list = await app.as(team.headHR).get<Paged<{ id: string }>>('/users?neverInvited=true');
    expect(idsOf(list.data.items)).toEqual([team.manager.id]);

    const { data } = await begin(team.headHR, { kind: 'welcome', selection: { query: neverInvited, count: 1 } });
    await run();

    expect(await people(team.headHR, data.id)).toMatchObject([{ id: team.manager.id, outcome: 'done' }]);
    expect(await mails()).toEqual([{ user_id: team.manager.id }]);
    expect((await app.as(team.headHR).get<Paged<object>>('/users?neverInvited=true')).data.totalCount).toBe(0);
  });

  it('mails each named person once, and reports the outcome of each', async () => {
    await app.db
      .updateTable('users')
      .set({ invited_at: app.clock.now().minus({ minutes: 5 }).toJSDate() })
      .where('id', '=', team.solene.id)
      .execute();
    const ids = idsOf([team.amel, team.solene, team.emile]);

    const begun = await begin(team.owner, { kind: 'welcome', selection: { ids } });
    expect([begun.status, begun.data]).toEqual([
      200,
      expect.objectContaining({ status: 'waiting', total: 3, done: 0, skipped: [], finishedAt: null }),
    ]);
    await run();

    const done = await read(team.owner, begun.data.id);
    expect(done).toMatchObject({ status: 'done', total: 3, done: 2, skipped: [{ reason: 'recentlySent', count: 1 }] });
    expect((await mails()).map(({ user_id }) => user_id).toSorted(byText)).toEqual(
      idsOf([team.amel, team.emile]).toSorted(byText),
    );
    expect((await audited('user.welcomed')).toSorted(byText)).toEqual(idsOf([team.amel, team.emile]).toSorted(byText));
    expect(await people(team.owner, begun.data.id)).toEqual([
      { id: team.amel.id, firstName: 'Amel', lastName: 'Benkhelifa', outcome: 'done', reason: null },
      { id: team.solene.id, firstName: 'Solène', lastName: 'Kerbrat', outcome: 'skipped', reason: 'recentlySent' },
      { id: team.emile.id, firstName: 'Émile', lastName: 'Zola-Petit', outcome: 'done', reason: null },
    ]);
    expect(await people(team.owner, begun.data.id, 'outcome=skipped')).toHaveLength(1);
  });

  it('covers all search matches in the actor’s scope, without excluded ones', async () => {
    const selection = { query: { role: ['user'], search: 'team.example' }, except: [team.diego.id], count: 3 };

    const begun = await begin(team.owner, { kind: 'welcome', selection });
    await run();

    expect(begun.data.total).toBe(3);
    expect((await mails()).map(({ user_id }) => user_id).toSorted(byText)).toEqual(
      idsOf([team.amel, team.emile, team.solene]).toSorted(byText),
    );
  });

  it('is refused if the number of people differs from the shown one, and returns it', async () => {
    const answer = await begin(team.owner, { kind: 'welcome', selection: { query: { role: ['user'] }, count: 5 } });

    expect([answer.status, answer.error]).toEqual([
      409,
      expect.objectContaining({ code: 'conflict', figures: { count: 4 }, message: expect.stringContaining('4 pers') }),
    ]);
    expect(await app.db.selectFrom('bulk_actions').select('id').execute()).toEqual([]);
  });

  it('finds no people outside the actor’s scope, by name or by search', async () => {
    const foreign = await begin(team.headHR, { kind: 'welcome', selection: { ids: [team.stranger.id] } });
    const missing = await begin(team.headHR, { kind: 'welcome', selection: { ids: [unknownId] } });
    expect([foreign.status, foreign.error]).toEqual([404, missing.error]);

    const mixed = await begin(team.headHR, {
      kind: 'welcome',
      selection: { ids: [...idsOf([team.stranger, team.solene, team.amel]), unknownId] },
    });
    await run();

    expect(await read(team.headHR, mixed.data.id)).toMatchObject({
      total: 4,
      done: 1,
      skipped: [{ reason: 'notVisible', count: 3 }],
    });
    expect((await people(team.headHR, mixed.data.id)).map(({ id, lastName }) => [id, lastName])).toEqual([
      [null, ''],
      [null, ''],
      [team.amel.id, 'Benkhelifa'],
      [null, ''],
    ]);
    expect(await mails()).toEqual([{ user_id: team.amel.id }]);
    const query = { organization: team.other };
    expect((await begin(team.owner, { kind: 'welcome', selection: { query, count: 1 } })).status).toBe(404);
  });

  it('is readable only by the user who started it', async () => {
    const { data } = await begin(team.owner, { kind: 'welcome', selection: { ids: [team.amel.id] } });

    for (const who of [team.admin, team.otherOwner, team.superAdmin]) {
      expect((await app.as(who).get(`/users/bulk/${data.id}`)).status).toBe(404);
      expect((await app.as(who).get(`/users/bulk/${data.id}/people`)).status).toBe(404);
    }
    expect((await app.as(team.manager).get(`/users/bulk/${data.id}`)).status).toBe(403);
    expect((await begin(team.manager, { kind: 'welcome', selection: { ids: [team.amel.id] } })).status).toBe(403);
  });

  it.each([
    [{ kind: 'welcome', selection: {} }, { 'selection.ids': 'required' }],
    [{ kind: 'welcome', selection: { query: {} } }, { 'selection.count': 'required' }],
    [{ kind: 'addToGroup', selection: { ids: [unknownId] } }, { group: 'required' }],
    [{ kind: 'addToGroup', selection: { ids: [unknownId] }, group: unknownId }, { group: 'unknown' }],
    [{ kind: 'welcome', selection: { ids: [unknownId] }, group: unknownId }, { group: 'notAllowed' }],
    [{ kind: 'welcome', selection: { ids: [unknownId], query: {}, count: 1 } }, { 'selection.query': 'notAllowed' }],
    [{ kind: 'forget', selection: { ids: [unknownId] } }, { kind: 'notAllowed' }],
  ])('is refused: %j', async (body, fields) => {
    const answer = await begin(team.owner, body);

    expect([answer.status, answer.error.fields]).toEqual([400, fields]);
  });

  it('sent twice under one key is one action', async () => {
    const body = { kind: 'welcome', selection: { ids: [team.amel.id] } };
    const key = { 'idempotency-key': 'once' };

    const [one, other] = await Promise.all([begin(team.owner, body, key), begin(team.owner, body, key)]);
    await run();

    expect(one.data.id).toBe(other.data.id);
    expect(await mails()).toHaveLength(1);
  });

  it('mails a person of two parallel actions once', async () => {
    const body = { kind: 'welcome', selection: { ids: [team.amel.id] } };
    const [one, other] = [await begin(team.owner, body), await begin(team.admin, body)];
    await run();

    expect(await mails()).toHaveLength(1);
    const both = [await read(team.owner, one.data.id), await read(team.admin, other.data.id)];
    expect(both.map(({ done }) => done).toSorted(byText)).toEqual([0, 1]);
    expect(both.flatMap(({ skipped }) => skipped)).toEqual([{ reason: 'recentlySent', count: 1 }]);
  });
});

describe('a bulk change of groups', () => {
  it('adds people to a group, and skips members and people whom the actor may not change', async () => {
    const selection = { ids: idsOf([team.amel, team.solene, team.admin, team.owner]) };

    const { data } = await begin(team.owner, { kind: 'addToGroup', selection, group: team.rennes });
    await run();

    expect(await read(team.owner, data.id)).toMatchObject({
      group: 'Rennes',
      done: 1,
      skipped: [
        { reason: 'alreadySet', count: 1 },
        { reason: 'notAllowed', count: 2 },
      ],
    });
    expect((await groupsOf(team.amel)).toSorted(byText)).toEqual([team.lyon, team.rennes].toSorted(byText));
    expect(await groupsOf(team.owner)).toEqual([]);
    expect(await audited('user.groupsChanged')).toEqual([team.amel.id]);
    const { version } = await app.db
      .selectFrom('users')
      .where('id', '=', team.amel.id)
      .select('version')
      .executeTakeFirstOrThrow();
    expect(version).toBe(2);
  });

  it('removes people from a group, except from their last one', async () => {
    await app.db.insertInto('group_members').values({ user_id: team.amel.id, group_id: team.rennes }).execute();
    const selection = { ids: idsOf([team.amel, team.emile, team.solene]) };

    const { data } = await begin(team.owner, { kind: 'removeFromGroup', selection, group: team.lyon });
    await run();

    expect(await read(team.owner, data.id)).toMatchObject({
      done: 1,
      skipped: [
        { reason: 'alreadySet', count: 1 },
        { reason: 'lastGroup', count: 1 },
      ],
    });
    expect([await groupsOf(team.amel), await groupsOf(team.emile)]).toEqual([[team.rennes], [team.lyon]]);
  });

  it('keeps one group when two are removed in parallel', async () => {
    await app.db.insertInto('group_members').values({ user_id: team.amel.id, group_id: team.rennes }).execute();
    const other = await anotherReplica();
    const selection = { ids: [team.amel.id] };
    await begin(team.owner, { kind: 'removeFromGroup', selection, group: team.lyon });
    await begin(team.admin, { kind: 'removeFromGroup', selection, group: team.rennes });

    await Promise.all([run(), other.services.jobs.runDue()]);
    await other.server.close();

    expect(await groupsOf(team.amel)).toHaveLength(1);
  });

  it('refuses a group outside the actor’s scope, also when it was deleted meanwhile', async () => {
    const selection = { ids: [team.amel.id] };
    const unseen = await begin(team.headHR, { kind: 'addToGroup', selection, group: team.rennes });
    expect([unseen.status, unseen.error.fields]).toEqual([400, { group: 'unknown' }]);
    const foreign = await begin(team.owner, { kind: 'addToGroup', selection, group: team.elsewhere });
    expect(foreign.error).toEqual(unseen.error);

    const nice = await aGroup(app, { organizationId: team.organization, name: 'Nice' });
    const { data } = await begin(team.owner, { kind: 'addToGroup', selection, group: nice });
    await app.db.deleteFrom('user_groups').where('id', '=', nice).execute();
    await run();

    expect(await read(team.owner, data.id)).toMatchObject({ status: 'stopped', total: 1, done: 0, group: null });
  });
});

/** Another server over the same database. */
const anotherReplica = () => createApp({ db: app.db, config: app.services.config, clock: app.clock });

describe('an interrupted bulk action', () => {
  it('Given a batch that fails halfway, Then it is repeated as a whole, and each person is mailed once', async () => {
    const many = await manyPeople(120);
    const { data } = await begin(team.owner, { kind: 'welcome', selection: { ids: idsOf(many) } });
    const { mailer } = app.services;
    const send = mailer.send.bind(mailer);
    let sent = 0;
    mailer.send = async (...mail) => {
      sent += 1;
      if (sent === 70) throw new Error('killed');
      await send(...mail);
    };

    await run();
    expect(await mails()).toHaveLength(50);
    expect(await read(team.owner, data.id)).toMatchObject({ status: 'running', total: 120, done: 50 });
    mailer.send = send;
    app.clock.advance({ minutes: 1 });
    await run();

    expect(await read(team.owner, data.id)).toMatchObject({ status: 'done', total: 120, done: 120, skipped: [] });
    expect(new Set((await mails()).map(({ user_id }) => user_id)).size).toBe(120);
    expect(await mails()).toHaveLength(120);
  });

  it('Given a killed replica, Then another resumes within half a minute', async () => {
    const { data } = await begin(team.owner, { kind: 'welcome', selection: { ids: [team.amel.id] } });
    await claimJob(app.db, 'a replica that is gone', new Map([['bulkAction', { seconds: 30 }]]), app.clock.now());

    await run();
    expect((await read(team.owner, data.id)).status).toBe('waiting');
    app.clock.advance({ seconds: 31 });
    await run();

    expect(await read(team.owner, data.id)).toMatchObject({ status: 'done', done: 1 });
    expect(await mails()).toHaveLength(1);
  });

  it('Given two replicas in parallel, Then the total is exact', async () => {
    const many = await manyPeople(130);
    const other = await anotherReplica();
    const { data } = await begin(team.owner, {
      kind: 'welcome',
      selection: { query: { group: team.lyon, role: ['user'] }, except: idsOf([team.amel, team.emile]), count: 130 },
    });

    await Promise.all([run(), other.services.jobs.runDue(), run(), other.services.jobs.runDue()]);
    await run();
    await other.server.close();

    expect(await read(team.owner, data.id)).toMatchObject({ status: 'done', total: 130, done: 130 });
    expect(await mails()).toHaveLength(many.length);
  });

  it('Given an actor without the right any more, Then it stops and says where', async () => {
    const many = await manyPeople(60);
    const { data } = await begin(team.headHR, { kind: 'welcome', selection: { ids: idsOf(many) } });
    await app.db.updateTable('users').set({ role: 'manager' }).where('id', '=', team.headHR.id).execute();

    await run();

    const stopped = await app.db.selectFrom('bulk_actions').where('id', '=', data.id).select('status').execute();
    expect(stopped).toEqual([{ status: 'stopped' }]);
    expect(await mails()).toEqual([]);
  });

  it('Given people deleted or moved out of scope meanwhile, Then they are skipped', async () => {
    const { data } = await begin(team.headHR, { kind: 'welcome', selection: { ids: idsOf([team.amel, team.emile]) } });
    const at = app.clock.now().toJSDate();
    await app.db.updateTable('users').set({ deleted_at: at }).where('id', '=', team.amel.id).execute();
    await app.db.deleteFrom('group_members').where('user_id', '=', team.emile.id).execute();

    await run();

    expect(await read(team.headHR, data.id)).toMatchObject({
      status: 'done',
      skipped: [
        { reason: 'gone', count: 1 },
        { reason: 'notVisible', count: 1 },
      ],
    });
    expect((await people(team.headHR, data.id)).every(({ id }) => id === null)).toBe(true);
  });
});
