import type {
  EndingProgram,
  ExpiringSeats,
  Funnel,
  Paged,
  SilentPerson,
  Solutions,
  TimeToSolution,
  UserSummary,
} from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { aGroup, aTeam, type Team } from '../../users/testing/a-team';
import { daysAgo, NOW, type Stories, storiesOf } from '../testing/stories';

let app: TestApp;
let team: Team;
let pack: string;
let someone: Stories['someone'];
let pause: Stories['pause'];
beforeEach(async () => {
  app = await startTestApp({ now: NOW });
  team = await aTeam(app);
  ({ someone, pause, pack } = await storiesOf(app, team));
});
afterEach(() => app.close());

const range = (from: number, until = 0) => `from=${daysAgo(from).getTime()}&until=${daysAgo(until).getTime()}`;
const silent = async (who: { id: string }, query = '') =>
  (await app.as(who).get<Paged<SilentPerson>>(`/reporting/silent?${query}`)).data;
const told = ({ items }: Paged<SilentPerson>) =>
  items.map(({ firstName, reason, since }) => [firstName, reason, since.slice(0, 10)].join(' '));
const listed = async (who: { id: string }, query: string) =>
  (await app.as(who).get<Paged<UserSummary>>(`/users?role=user&${query}`)).data.items.map(({ firstName }) => firstName);

describe('silent participants', () => {
  it('are listed with the rule that applies, longest silence first', async () => {
    await someone('Away', { began: 40, last_seen_at: daysAgo(18) });
    await someone('Unopened', { setup_at: null, last_seen_at: null, invited_at: daysAgo(9) });
    await someone('Idle', { began: 60, lastTask: 25 });
    await someone('Never', { began: 30, setup_at: daysAgo(50), last_seen_at: null });

    expect(told(await silent(team.owner))).toEqual([
      'Never noConnection 2026-10-26',
      'Idle noTask 2026-10-31',
      'Away noConnection 2026-11-07',
      'Unopened neverOpened 2026-11-16',
    ]);
    expect((await listed(team.owner, 'figure=silent&sort=lastActivity&order=asc')).toSorted()).toEqual([
      'Away',
      'Idle',
      'Never',
      'Unopened',
    ]);
  });

  it('exclude people without expected activity', async () => {
    await someone('Here', { began: 40, last_seen_at: daysAgo(13), lastTask: 20 });
    await someone('Busy', { began: 40, lastTask: 20 });
    await someone('New', { began: 10, last_seen_at: daysAgo(30) });
    await someone('Left', { began: 90, last_seen_at: daysAgo(80), left: { type: 'internal', daysAgo: 30 } });
    await someone('Later', { began: -5, status: 'pending', last_seen_at: daysAgo(40) });
    await someone('Free', { last_seen_at: daysAgo(90) });
    await someone('Invited', { setup_at: null, last_seen_at: null, invited_at: daysAgo(6) });
    await someone('Created', { setup_at: null, last_seen_at: null });
    const paused = await someone('Paused', { began: 60, last_seen_at: daysAgo(40) });
    const back = await someone('Back', { began: 60, last_seen_at: daysAgo(40) });
    await pause(paused.id, daysAgo(20), daysAgo(-3));
    await pause(back.id, daysAgo(30), daysAgo(5));

    expect(told(await silent(team.owner))).toEqual([]);
    expect(await listed(team.owner, 'figure=silent')).toEqual([]);
  });

  it('are limited to the viewer’s scope, and to a known group', async () => {
    const away = { began: 40, last_seen_at: daysAgo(18) };
    const here = await someone('Lyonnaise', away);
    await someone('Rennaise', { ...away, in: team.rennes });
    const hidden = await aGroup(app, { organizationId: team.organization, name: 'Plan social' });
    await app.db.insertInto('group_members').values({ group_id: hidden, user_id: here.id }).execute();
    const names = async (who: { id: string }, group: string) => told(await silent(who, `group=${group}`)).length;

    expect(told(await silent(team.headHR))).toEqual(['Lyonnaise noConnection 2026-11-07']);
    expect((await silent(team.otherOwner)).totalCount).toBe(0);
    expect((await silent(team.owner, 'pageSize=1&page=1')).items).toHaveLength(1);
    expect([await names(team.owner, team.rennes), await names(team.headHR, team.rennes)]).toEqual([1, 0]);
    expect([await names(team.owner, hidden), await names(team.headHR, hidden)]).toEqual([1, 0]);
    expect((await app.as(team.amel).get('/reporting/silent')).status).toBe(403);
  });
});

const fact = (person: { id: string }, kind: 'interview' | 'applicationAccepted', days: number) =>
  app.db
    .insertInto('metric_facts')
    .values({
      organization_id: team.organization,
      user_id: person.id,
      kind,
      source_id: crypto.randomUUID(),
      at: daysAgo(days),
      value: 1,
    })
    .execute();
const connect = (person: { id: string }, days: number) =>
  app.db
    .insertInto('connections')
    .values({ user_id: person.id, started_at: daysAgo(days), last_seen_at: daysAgo(days) })
    .execute();

describe('the funnel from invitation to job', () => {
  const steps = async (who: { id: string }, until = 0) =>
    (
      await app.as(who).get<Funnel>(`/reporting/funnel?until=${daysAgo(until).getTime()}&group=${team.lyon}`)
    ).data.steps.map(({ count }) => count);

  it('counts a person of a later step in every earlier one, also without its trace', async () => {
    await app.db.deleteFrom('group_members').execute();
    await someone('Invited', { setup_at: null, last_seen_at: null, invited_at: daysAgo(3) });
    await connect(await someone('Came', {}), 20);
    await fact(await someone('Interviewed', { last_seen_at: null }), 'interview', 10);
    await fact(await someone('Accepted', { setup_at: null, last_seen_at: null }), 'applicationAccepted', 5);
    await someone('Moved', { began: 90, left: { type: 'internal', daysAgo: 2 } });

    expect(await steps(team.headHR)).toEqual([5, 4, 3, 2]);
    expect(await steps(team.headHR, 4)).toEqual([4, 3, 2, 1]);
    expect(await steps(team.headHR, 15)).toEqual([3, 1, 0, 0]);
    expect(await steps(team.otherOwner)).toEqual([0, 0, 0, 0]);
    for (const [figure, names] of [
      ['interviewed', ['Accepted', 'Interviewed', 'Moved']],
      ['accepted', ['Accepted', 'Moved']],
    ] as const) {
      expect((await listed(team.headHR, `figure=${figure}`)).toSorted()).toEqual(names);
    }
  });
});

describe('solutions found', () => {
  const solutions = async (who: { id: string }, from: number, until = 0) => {
    const { data } = await app.as(who).get<Solutions>(`/reporting/solutions?${range(from, until)}`);
    const found = data.types.filter(({ total }) => total > 0);
    return [...found.map(({ type, inPeriod, total }) => `${type} ${inPeriod}/${total}`), `looking ${data.looking}`];
  };

  beforeEach(async () => {
    await someone('Inside', { began: 90, left: { type: 'internal', daysAgo: 3 } });
    await someone('Outside', { began: 80, left: { type: 'external', daysAgo: 20 } });
    await someone('Retired', { began: 70, left: { type: 'retired', daysAgo: 40 } });
    await someone('Other', { began: 60, left: { type: 'other', daysAgo: 10 } });
    await someone('Looking', { began: 30 });
    await someone('Later', { began: -3, status: 'pending' });
  });

  it('count each person once, in the period and in total', async () => {
    expect(await solutions(team.headHR, 7)).toEqual([
      'internal 1/1',
      'external 0/1',
      'retired 0/1',
      'other 0/1',
      'looking 1',
    ]);
    // Three weeks ago: people who left since were still looking, and people who began since were absent.
    expect(await solutions(team.headHR, 50, 21)).toEqual(['retired 1/1', 'looking 4']);
    expect(await solutions(team.otherOwner, 7)).toEqual(['looking 0']);
    expect(await listed(team.headHR, 'figure=solution.retired')).toEqual(['Retired']);
    expect(await listed(team.headHR, 'figure=looking')).toEqual(['Looking']);
    expect(
      await listed(
        team.headHR,
        `figure=solution.retired&figureFrom=${daysAgo(7).getTime()}&figureUntil=${Date.parse(NOW)}`,
      ),
    ).toEqual([]);
  });

  it('show the durations, with people still looking', async () => {
    const { data } = await app
      .as(team.headHR)
      .get<TimeToSolution>(`/reporting/timeToSolution?until=${Date.parse(NOW)}`);
    // Placed after 87, 60 and 30 days; another left after 50, one looks for 30. Day 30: 4/5 wait. Day 60: 4/5 × 1/2.
    expect(data).toEqual({ people: 5, placed: 3, medianDays: 60, followedDays: 87 });
  });
});

describe('upcoming ends', () => {
  it('are programmes within thirty days, soonest first', async () => {
    await someone('Soon', { began: 60, endsIn: 12 });
    await someone('First', { began: 60, endsIn: 2 });
    await someone('Late', { began: 60, endsIn: 31 });
    await someone('Over', { began: 60, endsIn: -1 });
    await someone('Left', { began: 60, endsIn: 5, left: { type: 'other', daysAgo: 1 } });

    const { data } = await app.as(team.headHR).get<Paged<EndingProgram>>('/reporting/ending');
    expect(data.items.map(({ firstName, endsAt }) => `${firstName} ${endsAt.slice(0, 10)}`)).toEqual([
      'First 2026-11-27',
      'Soon 2026-12-07',
    ]);
    expect((await listed(team.headHR, 'figure=endingSoon')).toSorted()).toEqual(['First', 'Soon']);
    expect((await app.as(team.otherOwner).get<Paged<EndingProgram>>('/reporting/ending')).data.items).toEqual([]);
  });

  it('are free seats of packs that expire by then, for viewers of packs', async () => {
    await app.db
      .updateTable('license_packs')
      .set({ to_date: daysAgo(-20), used_licenses: 4 })
      .where('id', '=', pack)
      .execute();
    const seats = (who: { id: string }) => app.as(who).get<Paged<ExpiringSeats>>('/reporting/expiringSeats');

    expect((await seats(team.owner)).data.items).toEqual([
      { id: pack, name: 'Mobilité', free: 6, endsAt: '2026-12-15T10:00:00.000Z' },
    ]);
    // The pack is outside her groups.
    expect((await seats(team.headHR)).data.items).toEqual([]);
    expect((await seats(team.manager)).status).toBe(403);
  });
});
