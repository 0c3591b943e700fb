import type { MetricAnswer } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { recordFact } from './stats/record-fact';
import { aTeam, type Team } from '../users/testing/a-team';

let app: TestApp;
let team: Team;

beforeEach(async () => {
  app = await startTestApp();
  team = await aTeam(app);
  const at = new Date('2026-11-10T09:00:00Z');
  for (const [n, { id }] of [team.amel, team.emile, team.solene, team.diego, team.stranger].entries()) {
    await recordFact(app.db, { userId: id, kind: 'points', sourceId: crypto.randomUUID(), value: 2 ** n, at });
  }
});
afterEach(() => app.close());

const query = 'sum(sum_over_time(task_points[1w]))';
async function total(who: { id: string }): Promise<string> {
  const parameters = new URLSearchParams({ query, time: '2026-11-11T00:00:00Z' }).toString();
  const { status, data } = await app
    .as(who)
    .get<Extract<MetricAnswer, { resultType: 'vector' }>>(`/reporting/grafana/query?${parameters}`);
  return status === 200 ? (data.result[0]?.value[1] ?? '–') : String(status);
}

describe('the same query', () => {
  it('of several viewers in parallel gets each their own answer', async () => {
    const viewers = [team.amel, team.emile, team.manager, team.headHR, team.owner, team.superAdmin];
    const alone: string[] = [];
    for (const viewer of viewers) alone.push(await total(viewer));
    expect(new Set(alone).size).toBeGreaterThan(3);

    for (let round = 0; round < 3; round += 1) {
      const both = [...viewers, ...viewers.toReversed()];
      expect(await Promise.all(both.map(total))).toEqual([...alone, ...alone.toReversed()]);
    }
  });

  it('has another answer at the next call, once a right was revoked', async () => {
    const { amel, manager, headHR, owner } = team;
    const before = await total(headHR);
    await app.db.deleteFrom('group_managers').where('user_id', '=', headHR.id).execute();
    expect([before, await total(headHR)]).toEqual([expect.stringMatching(/^[1-9]/), '–']);

    expect(await total(manager)).not.toBe('–');
    await app.db.updateTable('users').set({ manager_id: null }).execute();
    await app.db.deleteFrom('group_managers').execute();
    expect(await total(manager)).toBe('–');

    const all = await total(owner);
    await app.db.updateTable('users').set({ role: 'user' }).where('id', '=', owner.id).execute();
    expect([all === '–', await total(owner)]).toEqual([false, '–']);
    expect(await total(amel)).toBe('1');
    await app.db.deleteFrom('sessions').where('user_id', '=', amel.id).execute();
    await app.db
      .updateTable('users')
      .set({ deleted_at: app.clock.now().toJSDate() })
      .where('id', '=', amel.id)
      .execute();
    expect(await total(amel)).toBe('401');
  });
});
