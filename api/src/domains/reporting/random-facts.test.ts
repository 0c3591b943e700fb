import type { MetricAnswer } from '@passerelle/shared/contract';
import { jobLevels } from '@passerelle/shared/contract/enums/jobs';
import { genders } from '@passerelle/shared/contract/enums/users';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { aGroup, aTeam, type Team } from '../users/testing/a-team';
import { numbersFrom } from './testing/expressions';

let app: TestApp;
let team: Team;
let hidden: string;

type Vector = Extract<MetricAnswer, { resultType: 'vector' }>;
type Matrix = Extract<MetricAnswer, { resultType: 'matrix' }>;
const [START, END] = ['2026-10-20T22:00:00Z', '2026-10-27T23:00:00Z'];

beforeAll(async () => {
  app = await startTestApp();
  team = await aTeam(app);
  // Amel is in a group outside the scope of both her manager and her HR manager.
  hidden = await aGroup(app, { organizationId: team.organization, name: 'Plan social', members: [team.amel] });
  const pick = numbersFrom(20_261_025);
  const everybody = [team.amel, team.emile, team.solene, team.diego, team.gone, team.stranger];
  const facts = Array.from({ length: 400 }, () => {
    const person = everybody[pick(everybody.length)] ?? team.amel;
    return {
      organization_id: person.organizationId,
      user_id: pick(10) === 0 ? null : person.id,
      kind: 'points' as const,
      source_id: crypto.randomUUID(),
      at: new Date(Date.parse(START) + 1 + pick(Date.parse(END) - Date.parse(START))),
      value: pick(1_000) / 8,
      gender: [...genders, null][pick(genders.length + 1)] ?? null,
      job_level: [...jobLevels, null][pick(jobLevels.length + 1)] ?? null,
    };
  });
  await app.db.insertInto('metric_facts').values(facts).execute();
});
afterAll(() => app.close());

const window = `[${(Date.parse(END) - Date.parse(START)) / 1_000}s]`;
async function figures(query: string, who: { id: string } = team.owner): Promise<Map<string, number>> {
  const parameters = new URLSearchParams({ query, time: END }).toString();
  const { data } = await app.as(who).get<Vector>(`/reporting/grafana/query?${parameters}`);
  return new Map(data.result.map(({ metric, value }) => [Object.values(metric).join(), Number(value[1])]));
}
const total = async (query: string, who?: { id: string }): Promise<number> => (await figures(query, who)).get('') ?? 0;
const sum = (numbers: Iterable<number>): number => [...numbers].reduce((all, one) => all + one, 0);
const points = (matchers = '') => `sum_over_time(task_points${matchers}${window})`;

describe('figures of the same facts agree', () => {
  it('split by gender, job level or person, with unknown values', async () => {
    const all = await total(`sum(${points()})`);
    expect(all).toBeGreaterThan(1_000);
    for (const label of ['gender', 'jobLevel', 'user', 'gender, jobLevel']) {
      const parts = await figures(`sum by (${label}) (${points()})`);
      expect(parts.size).toBeGreaterThan(2);
      expect(sum(parts.values())).toBeCloseTo(all, 6);
    }
  });

  it('day by day and over the whole time, across the night when clocks go back', async () => {
    const parameters = { query: 'sum(sum_over_time(task_points[1h]))', start: START, end: END, step: '1h' };
    const { data } = await app
      .as(team.owner)
      .get<Matrix>(`/reporting/grafana/query_range?${new URLSearchParams(parameters).toString()}`);
    expect(sum((data.result[0]?.values ?? []).map(([, value]) => Number(value)))).toBeCloseTo(
      await total(`sum(${points()})`),
      6,
    );
  });

  it('of disjoint groups, and of both together', async () => {
    const { lyon, rennes } = team;
    const [one, other] = [
      await total(`sum(${points(`{group="${lyon}"}`)})`),
      await total(`sum(${points(`{group="${rennes}"}`)})`),
    ];
    expect(Math.min(one, other)).toBeGreaterThan(0);
    expect(await total(`sum(${points(`{group=~"${lyon}|${rennes}"}`)})`)).toBeCloseTo(one + other, 6);
  });
});

describe('expressions cannot exceed the viewer’s scope', () => {
  it('a viewer gets the same figures as the product’s staff for people in scope', async () => {
    for (const viewer of [team.manager, team.headHR]) {
      const seen = await figures(`sum by (user) (${points()})`, viewer);
      const people = [...seen.keys()];
      expect(people).toContain(team.amel.id);
      expect(people).not.toContain(team.gone.id);
      const restricted = await figures(`sum by (user) (${points(`{user=~"${people.join('|')}"}`)})`, team.superAdmin);
      expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(restricted));
    }
  });

  it('a hidden group’s members cannot be inferred', async () => {
    for (const viewer of [team.manager, team.headHR]) {
      for (const matcher of [`group="${hidden}"`, `group=~"${hidden}|x"`, `group=~"${hidden.slice(0, 8)}.*"`]) {
        expect(await figures(points(`{${matcher}}`), viewer)).toEqual(new Map());
      }
      const all = await figures(points(), viewer);
      expect(await figures(points(`{group!="${hidden}"}`), viewer)).toEqual(all);
    }
    expect((await figures(`sum by (user) (${points(`{group="${hidden}"}`)})`)).size).toBe(1);
  });

  it('a hidden user and an unknown one give the same answer', async () => {
    const unknownId = crypto.randomUUID();
    const text = async (id: string, query: (matcher: string) => string) => {
      const parameters = new URLSearchParams({ query: query(`{user="${id}"}`), time: END }).toString();
      return (await app.as(team.headHR).get(`/reporting/grafana/query?${parameters}`)).text.replaceAll(id, 'id');
    };
    for (const query of [
      (matcher: string) => points(matcher),
      (matcher: string) => `absent(${points(matcher)})`,
      (matcher: string) => `count(${points(matcher)}) or vector(0)`,
      (matcher: string) => `task_points${matcher}${window}`,
      (matcher: string) => `active_users_count${matcher}`,
      (matcher: string) => `max_over_time(user_licenses_count_max${matcher}${window})`,
    ]) {
      for (const { id } of [team.solene, team.stranger, team.gone]) {
        expect(await text(id, query)).toBe(await text(unknownId, query));
      }
    }
  });
});
