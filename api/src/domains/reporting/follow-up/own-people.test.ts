import type { OwnPerson, Paged, UserSummary } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { aTeam, type Team } from '../../users/testing/a-team';
import { daysAgo, NOW, type Stories, storiesOf } from '../testing/stories';

let app: TestApp;
let team: Team;
let stories: Stories;
beforeEach(async () => {
  app = await startTestApp({ now: NOW });
  team = await aTeam(app);
  stories = await storiesOf(app, team);
  // The people of the team have no history, and would only stand at the end of each list.
  const without = [team.amel, team.emile, team.diego, team.solene].map(({ id }) => id);
  await app.db
    .updateTable('users')
    .set({ deleted_at: daysAgo(1) })
    .where('id', 'in', without)
    .execute();
});
afterEach(() => app.close());

type Viewer = { id: string };
const own = async (who: Viewer, query = 'pageSize=100') =>
  (await app.as(who).get<Paged<OwnPerson>>(`/reporting/ownPeople?${query}`)).data;
const names = async (who: Viewer) => (await own(who)).items.map(({ firstName }) => firstName);
const listed = async (who: Viewer, query: string) =>
  (await app.as(who).get<Paged<UserSummary>>(`/users?role=user&pageSize=100&${query}`)).data;
const set = (who: Viewer, values: { manager_id?: string; hr_representative_id?: string }) =>
  app.db.updateTable('users').set(values).where('id', '=', who.id).execute();

describe('the people whom a viewer follows', () => {
  it('are in the order of their silence, with the rule that matches', async () => {
    const { someone, pause } = stories;
    await someone('Recent', { began: 40, last_seen_at: daysAgo(2) });
    await someone('Away', { began: 40, last_seen_at: daysAgo(23) });
    await someone('Unopened', { setup_at: null, last_seen_at: null, invited_at: daysAgo(30) });
    await someone('Invited', { setup_at: null, last_seen_at: null, invited_at: daysAgo(3) });
    await someone('Idle', { began: 60, lastTask: 25 });
    await someone('Created', { setup_at: null, last_seen_at: null });
    await someone('Left', { began: 90, last_seen_at: daysAgo(80), left: { type: 'internal', daysAgo: 30 } });
    await pause((await someone('Paused', { began: 60, last_seen_at: daysAgo(50) })).id, daysAgo(20), daysAgo(-3));

    const { items, totalCount } = await own(team.headHR);

    expect(items.map(({ firstName, reason, since }) => [firstName, reason, since?.slice(0, 10)])).toEqual([
      ['Unopened', 'neverOpened', '2026-10-26'],
      ['Idle', 'noTask', '2026-10-31'],
      ['Away', 'noConnection', '2026-11-02'],
      ['Invited', null, '2026-11-22'],
      ['Recent', null, '2026-11-23'],
      ['Created', null, undefined],
      ['Left', null, undefined],
      ['Paused', null, undefined],
    ]);
    expect(totalCount).toBe(8);
    expect((await listed(team.headHR, 'ownPeople=true')).totalCount).toBe(8);
    expect((await own(team.headHR, 'pageSize=2')).items.map(({ firstName }) => firstName)).toEqual([
      'Unopened',
      'Idle',
    ]);
  });

  it('are those of managed and joined groups, and those who name the viewer, within the scope of the role', async () => {
    const { someone } = stories;
    await someone('Lyonnaise', {});
    const reporting = await someone('Equipier', { in: team.rennes });
    const represented = await someone('Suivie', { in: team.rennes });
    await set(reporting, { manager_id: team.manager.id });
    await set(represented, { hr_representative_id: team.owner.id });
    await set(await someone('Rennaise', { in: team.rennes }), { hr_representative_id: team.headHR.id });
    await app.db.insertInto('group_members').values({ group_id: team.lyon, user_id: team.admin.id }).execute();

    expect((await names(team.manager)).toSorted()).toEqual(['Equipier', 'Lyonnaise']);
    // An HR manager does not see people of other groups, even as their HR representative.
    expect(await names(team.headHR)).toEqual(['Lyonnaise']);
    expect(await names(team.owner)).toEqual(['Suivie']);
    expect(await names(team.admin)).toEqual(['Lyonnaise']);
    expect(await names(team.superAdmin)).toEqual([]);
    for (const viewer of [team.manager, team.headHR, team.owner, team.admin, team.superAdmin]) {
      const { items } = await listed(viewer, 'ownPeople=true');
      expect(items.map(({ firstName }) => firstName).toSorted()).toEqual((await names(viewer)).toSorted());
    }
    expect((await listed(team.superAdmin, 'ownPeople=true&search=lyonnaise')).totalCount).toBe(0);
    expect((await app.as(team.amel).get('/reporting/ownPeople')).status).toBeGreaterThanOrEqual(401);
  });

  it('are never of another organisation, whatever its rows say', async () => {
    const { someone } = stories;
    await someone('Lyonnaise', {});
    await set(team.stranger, { manager_id: team.manager.id, hr_representative_id: team.owner.id });
    await app.db.insertInto('group_members').values({ group_id: team.lyon, user_id: team.otherOwner.id }).execute();

    expect(await names(team.otherOwner)).toEqual([]);
    expect(await names(team.owner)).toEqual([]);
    expect(await names(team.manager)).toEqual(['Lyonnaise']);
    expect((await own(team.manager, `group=${team.elsewhere}`)).items).toEqual([]);
  });
});

describe('the figures of what calls for action', () => {
  const inFigure = async (who: Viewer, figure: string) =>
    (await listed(who, `figure=${figure}`)).items.map(({ firstName }) => firstName).toSorted();

  it('count programmes that are over without a closure', async () => {
    const { someone } = stories;
    await someone('Over', { began: 90, endsIn: -3, status: 'closed' });
    await someone('Elapsed', { began: 90, endsIn: -1 });
    await someone('Closed', { began: 90, endsIn: -3, left: { type: 'other', daysAgo: 3 } });
    await someone('Running', { began: 30 });
    await someone('Rennaise', { began: 90, endsIn: -3, status: 'closed', in: team.rennes });

    expect(await inFigure(team.headHR, 'endedWithoutOutcome')).toEqual(['Elapsed', 'Over']);
    expect(await inFigure(team.owner, 'endedWithoutOutcome')).toEqual(['Elapsed', 'Over', 'Rennaise']);
    expect(await inFigure(team.otherOwner, 'endedWithoutOutcome')).toEqual([]);
  });

  it('count welcome e-mails that led to no account', async () => {
    const { someone } = stories;
    await someone('Today', { setup_at: null, last_seen_at: null, invited_at: daysAgo(0) });
    await someone('Created', { setup_at: null, last_seen_at: null });
    await someone('Opened', { invited_at: daysAgo(40) });

    expect(await inFigure(team.headHR, 'unopened')).toEqual(['Today']);
    expect(await inFigure(team.otherOwner, 'unopened')).toEqual([]);
  });
});

describe('packs whose seats run out', () => {
  it('have few free seats, or end soon', async () => {
    const save = (values: { max_licenses?: number; used_licenses?: number; from_date?: Date; to_date?: Date }) =>
      app.db
        .updateTable('license_packs')
        .set({ max_licenses: 20, used_licenses: 0, from_date: daysAgo(100), to_date: daysAgo(-100), ...values })
        .where('id', '=', stories.pack)
        .execute();
    const found = async (who: Viewer) =>
      (await app.as(who).get<Paged<object>>('/licensePacks?runningOut=true')).data.totalCount;

    const answers = [];
    for (const values of [
      { used_licenses: 17 },
      { used_licenses: 18 },
      { used_licenses: 20 },
      { to_date: daysAgo(-20) },
      { used_licenses: 20, to_date: daysAgo(2) },
      { used_licenses: 20, from_date: daysAgo(-2) },
    ]) {
      await save(values);
      answers.push(await found(team.owner));
    }

    expect(answers).toEqual([0, 1, 1, 1, 0, 0]);
    await save({ used_licenses: 18 });
    expect([await found(team.headHR), await found(team.otherOwner)]).toEqual([0, 0]);
  });
});
