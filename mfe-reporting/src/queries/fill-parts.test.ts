import { aPanel, aTarget, dayFrom, friday13 } from '../panels/panel.test-helper';
import type { Panel } from '../dashboards/dashboard';
import { fillParts } from './fill-parts';
import type { Series } from './panel-data';
import type { Request } from './requests';

const days = [0, 1, 2].map((index) => ({ ...dayFrom(index), drawn: dayFrom(index) }));
const endOfThird = days[2]?.until ?? 0;
const requestsOf = ({ targets }: Panel): Request[] =>
  targets.map((_, target) => ({ target, question: { params: { queryType: 'query' } }, buckets: days }));
const filled = (panel: Panel, series: readonly Series[], asOf = endOfThird) =>
  fillParts({ panel, asOf }, requestsOf(panel), series).map(({ target, labels, points }) => [
    target,
    Object.values(labels).join(' '),
    points.map(({ value }) => value),
  ]);
const at = (index: number, value: number, labels: Series['labels'] = {}): Series => ({
  target: 0,
  labels,
  points: [{ ...dayFrom(index), value }],
});

const sessions = 'count_over_time(session_count{}[$step])';
const byGender = (expr: string): Panel => aPanel({ targets: [aTarget(expr, { legendFormat: '{{gender}}' })] });

describe('a figure of nothing', () => {
  it('is 0 where it counts or adds up, in every bucket', () => {
    const points = aPanel({ targets: [aTarget('sum(sum_over_time(task_points{}[$step]))')] });
    expect(filled(points, [])).toEqual([[0, '', [0, 0, 0]]]);
    expect(filled(points, [at(1, 5)])).toEqual([[0, '', [0, 5, 0]]]);
  });

  it('is 0 with every split, of each gender and of each badge by level', () => {
    expect(filled(byGender(`sum by (gender) (${sessions})`), [at(0, 3, { gender: 'man' })])).toEqual([
      [0, 'man', [3, 0, 0]],
      [0, 'woman', [0, 0, 0]],
    ]);
    const badges = aPanel({
      targets: [aTarget('sum by (badge, level) (client_badges{})', { legendFormat: '{{badge}} {{level}}' })],
    });
    expect(filled(badges, [])).toHaveLength(9);
  });

  it('stays unknown where it is a mean, a share or a level, by the definition of its metric', () => {
    expect(filled(byGender('avg by (gender) (average_goal_success{})'), [at(0, 0.5, { gender: 'man' })])).toEqual([
      [0, 'man', [0.5]],
      [0, 'woman', []],
    ]);
    expect(filled(aPanel({ targets: [aTarget('avg(average_session_duration{})')] }), [])).toEqual([[0, '', []]]);
    expect(filled(aPanel({ targets: [aTarget('sum(user_badges{})')] }), [])).toEqual([[0, '', []]]);
  });

  it('is 0 where it is the denominator of a share', () => {
    const targets = [aTarget('avg(average_goal_success{})'), aTarget('count(average_goal_success{})', { hide: true })];
    expect(filled(aPanel({ targets, outOf: 1 }), [])).toEqual([
      [0, '', []],
      [1, '', [0, 0, 0]],
    ]);
  });

  it('is unknown where it is yet to come', () => {
    const panel = aPanel({ targets: [aTarget(`sum(${sessions})`)] });
    expect(filled(panel, [], friday13 + 3_600_000)).toEqual([[0, '', [0]]]);
  });

  it('keeps people without a gender apart, where there are any', () => {
    const panel = byGender(`sum by (gender) (${sessions})`);
    expect(filled(panel, [at(0, 2)]).map(([, labels]) => labels)).toEqual(['', 'man', 'woman']);
  });
});
