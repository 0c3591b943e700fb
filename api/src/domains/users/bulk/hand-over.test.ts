import type { BulkAction, BulkPerson, Paged, User } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import type { TestPerson } from '../../../testing/builders';
import { deliver } from '../../notifications/deliver';
import { textsOf } from '../../notifications/testing/notices-of';
import { aTeam, type Team } from '../testing/a-team';

let app: TestApp;
let team: Team;
beforeEach(async () => {
  app = await startTestApp();
  team = await aTeam(app);
});
afterEach(() => app.close());

const begin = (who: { id: string }, body: object) => app.as(who).post<BulkAction>('/users/bulk', body);
const handOver = (who: { id: string }, ids: readonly string[], to: object) =>
  begin(who, { kind: 'handOver', selection: { ids }, ...to });
const read = async (who: { id: string }, id: string) => (await app.as(who).get<BulkAction>(`/users/bulk/${id}`)).data;
const people = async (who: { id: string }, id: string) =>
  (await app.as(who).get<Paged<BulkPerson>>(`/users/bulk/${id}/people`)).data.items;
const run = () => app.services.jobs.runDue();
const sees = async (who: TestPerson, { id }: { id: string }) => (await app.as(who).get(`/users/${id}`)).status;
const profile = async ({ id }: { id: string }) => (await app.as(team.owner).get<User>(`/users/${id}`)).data;
const later = (time: object) => app.clock.set(app.clock.now().plus(time).toISO());
const notices = async (who: TestPerson) => {
  await deliver(app.db, app.services, app.clock.now());
  return textsOf(app.as(who));
};
const aManager = (first_name: string) =>
  app.aPerson({ organization_id: team.organization, role: 'manager', first_name, last_name: 'Relève' });

describe('a hand-over', () => {
  it('gives people another manager, whom they are told; the former one sees them no more', async () => {
    const next = await aManager('Nora');
    expect([await sees(team.manager, team.diego), await sees(next, team.diego)]).toEqual([200, 404]);

    later({ days: 1 });
    const now = app.clock.now().toUTC().toISO();
    const { data } = await handOver(team.owner, [team.diego.id], { manager: next.id });
    expect(data).toMatchObject({ status: 'waiting', manager: 'Nora Relève', hrRepresentative: null, startsAt: null });
    await run();

    expect([await sees(team.manager, team.diego), await sees(next, team.diego)]).toEqual([404, 200]);
    expect(await notices(team.diego)).toContain('Nora Relève suit désormais votre parcours.');
    const { job, followers } = await profile(team.diego);
    expect(job?.manager?.id).toBe(next.id);
    expect(followers).toMatchObject([
      { kind: 'manager', person: { id: next.id }, from: now, until: null },
      { kind: 'manager', person: { id: team.manager.id }, until: now },
    ]);
    const logged = await app.db
      .selectFrom('audit_log')
      .where('action', '=', 'user.handedOver')
      .select(['subject_id', 'fields', 'actor_id'])
      .execute();
    expect(logged).toEqual([{ subject_id: team.diego.id, fields: ['job.manager'], actor_id: team.owner.id }]);
  });

  it('moves people to another group, out of those that the actor sees', async () => {
    const { data } = await handOver(team.owner, [team.amel.id, team.solene.id], { group: team.rennes });
    await run();

    expect((await profile(team.amel)).groups.map(({ name }) => name)).toEqual(['Rennes']);
    expect(await sees(team.headHR, team.amel)).toBe(404);
    expect(await notices(team.amel)).toContain('Vous faites désormais partie du groupe « Rennes ».');
    expect(await read(team.owner, data.id)).toMatchObject({
      done: 1,
      skipped: [{ reason: 'alreadySet', count: 1 }],
      status: 'done',
    });
  });

  it('reports the outcome of each person', async () => {
    const ids = [team.amel, team.manager, team.headHR, team.gone, team.owner].map(({ id }) => id);
    const { data } = await handOver(team.owner, ids, { manager: team.manager.id, hrRepresentative: team.headHR.id });
    await run();

    expect((await people(team.owner, data.id)).map(({ outcome, reason }) => reason ?? outcome)).toEqual([
      'done',
      'oneself',
      'notFollowed',
      'notVisible',
      'notAllowed',
    ]);
    const { job } = await profile(team.amel);
    expect([job?.manager?.id, job?.hrRepresentative?.id]).toEqual([team.manager.id, team.headHR.id]);
    expect(await notices(team.amel)).toContain('Votre contact RH est désormais Claire Équipe.');
  });

  it('starts at a later date in the organisation’s time zone, and can be cancelled until then', async () => {
    const next = await aManager('Nora');
    await app.db.updateTable('organizations').set({ time_zone: 'Asia/Tokyo' }).execute();
    const day = app.clock.now().setZone('Asia/Tokyo').plus({ days: 10 });
    const startsOn = day.toISODate();
    const { data } = await handOver(team.owner, [team.diego.id], { manager: next.id, startsOn });
    const other = await handOver(team.owner, [team.amel.id], { manager: next.id, startsOn });
    expect(data).toMatchObject({ status: 'planned', startsAt: day.startOf('day').toUTC().toISO() });
    await run();
    expect(await sees(team.manager, team.diego)).toBe(200);
    expect((await app.as(team.admin).post(`/users/bulk/${other.data.id}/cancel`)).status).toBe(404);
    expect((await app.as(team.owner).post(`/users/bulk/${other.data.id}/cancel`)).status).toBe(200);

    app.clock.set(day.startOf('day').plus({ minutes: 1 }).toISO() ?? '');
    await run();

    expect([await sees(team.manager, team.diego), await sees(next, team.diego)]).toEqual([404, 200]);
    expect((await profile(team.amel)).job?.manager ?? null).toBeNull();
    expect((await app.as(team.owner).post(`/users/bulk/${data.id}/cancel`)).status).toBe(409);
    const list = await app.as(team.owner).get<Paged<BulkAction>>('/users/bulk');
    expect(list.data.items.map(({ id, status }) => [id, status])).toEqual(
      expect.arrayContaining([
        [data.id, 'done'],
        [other.data.id, 'cancelled'],
      ]),
    );
    expect((await app.as(team.admin).get<Paged<BulkAction>>('/users/bulk')).data.items).toEqual([]);
  });

  it('does nothing where the new follower has left since', async () => {
    const next = await aManager('Nora');
    const startsOn = app.clock.now().plus({ days: 3 }).toISODate();
    const { data } = await handOver(team.owner, [team.diego.id], { manager: next.id, group: team.rennes, startsOn });
    await app.as(team.owner).delete(`/users/${next.id}`);
    later({ days: 4 });
    await run();

    expect(await read(team.owner, data.id)).toMatchObject({ done: 0, skipped: [{ reason: 'followerGone', count: 1 }] });
    expect(await sees(team.manager, team.diego)).toBe(200);
  });

  it('is refused without an aim, to unknown people, and from a past or too distant day', async () => {
    const ask = async (who: { id: string }, to: object) => {
      const { status, error } = await handOver(who, [team.amel.id], to);
      return [status, error?.fields];
    };
    const day = (days: number) => app.clock.now().plus({ days }).toISODate();
    const manager = team.manager.id;
    expect(await ask(team.owner, {})).toEqual([400, { manager: 'required' }]);
    expect(await ask(team.owner, { manager: team.otherOwner.id })).toEqual([400, { manager: 'unknown' }]);
    expect(await ask(team.owner, { manager: team.amel.id })).toEqual([400, { manager: 'unknown' }]);
    expect(await ask(team.headHR, { group: team.rennes })).toEqual([400, { group: 'unknown' }]);
    expect(await ask(team.superAdmin, { manager, group: team.elsewhere })).toEqual([400, { group: 'unknown' }]);
    expect(await ask(team.owner, { manager, startsOn: day(-1) })).toEqual([400, { startsOn: 'tooSmall' }]);
    expect(await ask(team.owner, { manager, startsOn: day(366) })).toEqual([400, { startsOn: 'tooLarge' }]);
    expect(await ask(team.owner, { manager, pack: team.rennes })).toEqual([400, { pack: 'notAllowed' }]);
    expect((await handOver(team.manager, [team.amel.id], { manager })).status).toBe(403);
    expect(await app.db.selectFrom('bulk_actions').select('id').execute()).toEqual([]);
  });
});

describe('the history of followers', () => {
  it('notes those of a new person, each change by the edit form, and hides names outside the viewer’s scope', async () => {
    const next = await aManager('Nora');
    const change = async (manager: string | null) => {
      later({ days: 1 });
      await app.db
        .updateTable('users')
        .set({ manager_id: manager, updated_at: app.clock.now().toJSDate() })
        .where('id', '=', team.amel.id)
        .execute();
    };
    await change(next.id);
    await change(null);
    await change(team.manager.id);

    const { followers } = (await app.as(team.headHR).get<User>(`/users/${team.amel.id}`)).data;
    expect(followers.map(({ person, until }) => [person?.id ?? null, until === null])).toEqual([
      [team.manager.id, true],
      [null, false],
    ]);
    const [first] = (await profile(team.diego)).followers;
    expect(first).toMatchObject({ kind: 'manager', person: { id: team.manager.id }, until: null });
  });

  it('keeps its dates where a follower is erased', async () => {
    const next = await aManager('Nora');
    await app.db.updateTable('users').set({ manager_id: next.id }).where('id', '=', team.amel.id).execute();
    await app.db.deleteFrom('users').where('id', '=', next.id).execute();

    const { followers } = await profile(team.amel);
    expect(followers).toMatchObject([{ kind: 'manager', person: null }]);
    expect(followers[0]?.until).not.toBeNull();
  });
});
