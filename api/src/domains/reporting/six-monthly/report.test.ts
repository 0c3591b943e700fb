import type { ClosureType, ContractKind, Paged, SixMonthlyReport, UserSummary } from '@passerelle/shared/contract';
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
});
afterEach(() => app.close());

type Range = readonly [string, string];
/** The half-year from 15 May, of Paris: summer time at its beginning, winter time at its end. */
const paris: Range = ['2026-05-15T00:00:00+02:00', '2026-11-15T00:00:00+01:00'];

const inZone = (time_zone: string) =>
  app.db.updateTable('organizations').set({ time_zone }).where('id', '=', team.organization).execute();

interface Leaving {
  type: ClosureType;
  leavingDate?: string;
  contractKind?: ContractKind;
  /** The moment of the closure; its days count only without a leaving date. */
  closedAt?: string;
}

async function leaver(name: string, { type, leavingDate, contractKind, closedAt = NOW }: Leaving) {
  const person = await stories.someone(name, { began: 200, status: 'closed' });
  const { id } = await app.db
    .selectFrom('user_programs')
    .where('user_id', '=', person.id)
    .select('id')
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto('user_program_closures')
    .values({
      user_program_id: id,
      type,
      leaving_date: leavingDate ?? null,
      contract_kind: contractKind ?? null,
      closed_at: new Date(closedAt),
      entered_at: new Date(closedAt),
      updated_at: new Date(closedAt),
    })
    .execute();
  return person;
}

async function report(who: { id: string }, [from, until]: Range, more = '') {
  const query = `from=${Date.parse(from)}&until=${Date.parse(until)}${more}`;
  return app.as(who).get<SixMonthlyReport>(`/reporting/sixMonthly?${query}`);
}
/** The figures above zero. */
async function counts(range: Range, who = team.owner) {
  const { data } = await report(who, range);
  return Object.fromEntries(data.figures.flatMap(({ figure, people }) => (people > 0 ? [[figure, people]] : [])));
}
async function listed(figure: string, [from, until]: Range, who = team.owner) {
  const window = `figureFrom=${Date.parse(from)}&figureUntil=${Date.parse(until)}`;
  const { data } = await app.as(who).get<Paged<UserSummary>>(`/users?role=user&figure=${figure}&${window}`);
  return data.items.map(({ firstName }) => firstName).toSorted();
}

describe('the ends of a half-year', () => {
  it('are those of its first day to its last, by the leaving date', async () => {
    await leaver('DayBefore', { type: 'other', leavingDate: '2026-05-14' });
    await leaver('FirstDay', { type: 'external', contractKind: 'cdi', leavingDate: '2026-05-15' });
    await leaver('LastDay', { type: 'external', leavingDate: '2026-11-14' });
    await leaver('DayAfter', { type: 'retired', leavingDate: '2026-11-15' });

    expect(await listed('ended', paris)).toEqual(['FirstDay', 'LastDay']);
    expect(await counts(paris)).toMatchObject({
      ended: 2,
      left: 2,
      'left.external': 2,
      'ended.cdi': 1,
      'ended.external': 1,
    });
  });

  it('are by the hours of the organisation where a closure has no leaving date', async () => {
    await leaver('JustBefore', { type: 'internal', closedAt: '2026-05-14T23:30:00+02:00' });
    await leaver('FirstHour', { type: 'internal', closedAt: '2026-05-15T00:00:00+02:00' });
    await leaver('LastHour', { type: 'internal', closedAt: '2026-11-14T23:30:00+01:00' });
    await leaver('JustAfter', { type: 'internal', closedAt: '2026-11-15T00:00:00+01:00' });

    expect(await listed('ended.internal', paris)).toEqual(['FirstHour', 'LastHour']);
    // An internal move ends no contract.
    expect(await counts(paris)).toEqual({ followed: 3, ended: 2, 'ended.internal': 2 });
  });

  it.each([
    ['Pacific/Noumea', '+11:00'],
    ['America/Martinique', '-04:00'],
  ])('are by the calendar of %s', async (zone, offset) => {
    await inZone(zone);
    const range: Range = [`2026-05-15T00:00:00${offset}`, `2026-11-15T00:00:00${offset}`];
    await leaver('DayBefore', { type: 'other', leavingDate: '2026-05-14' });
    await leaver('FirstDay', { type: 'other', leavingDate: '2026-05-15' });
    await leaver('LastDay', { type: 'other', leavingDate: '2026-11-14' });
    await leaver('DayAfter', { type: 'other', leavingDate: '2026-11-15' });
    await leaver('LastHour', { type: 'internal', closedAt: `2026-11-14T23:30:00${offset}` });
    await leaver('NextDay', { type: 'internal', closedAt: `2026-11-15T00:00:00${offset}` });

    expect(await listed('ended', range)).toEqual(['FirstDay', 'LastDay', 'LastHour']);
    expect(await counts(range)).toMatchObject({ left: 2, ended: 3 });
  });

  it('count a person once, by the last closure, and without a closure as unknown', async () => {
    const twice = await leaver('Twice', { type: 'training', leavingDate: '2026-06-01' });
    await app.db.updateTable('user_programs').set({ selected: false }).where('user_id', '=', twice.id).execute();
    const again = await app.db
      .selectFrom('user_programs')
      .where('user_id', '=', twice.id)
      .selectAll()
      .executeTakeFirstOrThrow();
    const { id, ...program } = again;
    const second = await app.db
      .insertInto('user_programs')
      .values({ ...program, selected: true, from_date: daysAgo(100) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const at = new Date('2026-09-01T10:00:00Z');
    await app.db
      .insertInto('user_program_closures')
      .values({
        user_program_id: second.id,
        type: 'external',
        contract_kind: 'cddLong',
        closed_at: at,
        entered_at: at,
        updated_at: at,
      })
      .execute();
    await stories.someone('Unsaid', { began: 100, endsIn: -20 });
    await stories.someone('StillThere', { began: 100, endsIn: 20 });

    expect(id).not.toBe(second.id);
    expect(await counts(paris)).toEqual({
      followed: 3,
      begun: 3,
      left: 1,
      'left.external': 1,
      ended: 2,
      'ended.cddLong': 1,
      'ended.unknown': 1,
    });
    expect(await listed('ended.unknown', paris)).toEqual(['Unsaid']);
  });
});

describe('the measures of a half-year', () => {
  it('are programmes that began, ran and were extended, by their days', async () => {
    const sunday = await stories.someone('EndedBefore', { began: 300 });
    await app.db
      .updateTable('user_programs')
      .set({ to_date: new Date('2026-05-14T23:59:59.999Z') })
      .where('user_id', '=', sunday.id)
      .execute();
    const first = await stories.someone('BeganFirstDay', { began: 100 });
    await app.db
      .updateTable('user_programs')
      .set({ from_date: new Date('2026-05-15T00:00:00Z') })
      .where('user_id', '=', first.id)
      .execute();
    await stories.someone('BeganAfter', { began: 5 });
    const changed = await stories.someone('Changed', { began: 50, status: 'closed' });
    await app.db
      .updateTable('user_programs')
      .set({ selected: false, updated_at: daysAgo(60) })
      .where('user_id', '=', changed.id)
      .execute();
    const { id, program_id, license_pack_id } = await app.db
      .selectFrom('user_programs')
      .where('user_id', '=', first.id)
      .selectAll()
      .executeTakeFirstOrThrow();
    const dates = { from_date: daysAgo(20), to_date: daysAgo(10), created_at: new Date('2026-11-14T22:30:00Z') };
    await app.db
      .insertInto('user_program_extensions')
      .values({ user_program_id: id, program_id, license_pack_id, position: 0, ...dates })
      .execute();

    expect(await counts(paris)).toEqual({ followed: 1, begun: 1, extended: 1 });
    expect(await listed('followed', paris)).toEqual(['BeganFirstDay']);
    expect(await listed('extended', paris)).toEqual(['BeganFirstDay']);
  });

  it('are acts of people, with how often', async () => {
    const one = await stories.someone('Met', {});
    const act = (at: string) =>
      app.db
        .insertInto('metric_facts')
        .values({
          organization_id: team.organization,
          user_id: one.id,
          kind: 'interview',
          source_id: crypto.randomUUID(),
          at: new Date(at),
          value: 1,
        })
        .execute();
    for (const at of ['2026-05-14T21:30:00Z', '2026-05-14T22:30:00Z', '2026-11-14T22:30:00Z', '2026-11-14T23:30:00Z'])
      await act(at);

    const { data } = await report(team.owner, paris);
    expect(data.figures.filter(({ people }) => people > 0)).toEqual([
      { figure: 'job_interview_done_count', people: 1, times: 2 },
    ]);
    expect(await listed('job_interview_done_count', paris)).toEqual(['Met']);
  });
});

describe('the reader of the report', () => {
  it('sees the whole of one organisation; others see nothing of it', async () => {
    await leaver('Lyonnaise', { type: 'other', leavingDate: '2026-06-01' });
    const other = (await app.as(team.otherOwner).get<{ organization: { id: string } }>('/me')).data.organization.id;
    const asked = `&organization=${other}`;
    const superAdmin = await app.aPerson({ role: 'superAdmin' });

    expect((await report(team.headHR, paris)).status).toBe(403);
    expect((await report(team.owner, paris, asked)).status).toBe(404);
    expect((await counts(paris, team.otherOwner))['ended']).toBeUndefined();
    const { data } = await report(superAdmin, paris, `&organization=${team.organization}`);
    expect(data.figures.find(({ figure }) => figure === 'ended')?.people).toBe(1);
    expect((await report(superAdmin, paris, asked)).data.figures.every(({ people }) => people === 0)).toBe(true);
  });

  it('gets a range whose end follows its beginning', async () => {
    expect((await report(team.owner, [paris[1], paris[0]])).status).toBe(400);
  });
});
