import { msg } from '@lingui/core/macro';
import { DateTime } from 'luxon';

import type { AnswerState } from '@passerelle/shared/client';
import type { MetricAnswer } from '@passerelle/shared/contract';
import { dashboards } from '../dashboards/dashboards';
import { comparison } from '../panels/comparison';
import type { Dashboard, Panel } from '../dashboards/dashboard';
import { wholeDays } from './buckets';
import type { Filters } from './filters';
import { createPanelStates } from './panel-states';
import { planOf, type PanelPlan } from './plan';
import type { Question } from './requests';

const PARIS = 'Europe/Paris';
const at = (text: string): number => DateTime.fromISO(text, { zone: PARIS }).toMillis();
const days = (first: string, last: string) => wholeDays({ from: at(first), until: at(last) + 1 }, PARIS);
const LATER = at('2026-12-31');

const filters: Filters = {
  range: days('2026-11-12', '2026-11-18'),
  zone: PARIS,
  user: null,
  group: null,
  distrib: null,
  compare: false,
};

const common = {
  title: msg`Connexions`,
  description: msg`Connexions`,
  gridPos: { x: 0, w: 3 },
  reading: 'total',
  yaxes: [],
  transformations: [],
  fieldConfig: { unit: 'short' },
} as const;
const target = (expr: string, instant = true) => ({ expr, instant, hide: false, legendFormat: '' });
const COUNT = 'sum(count_over_time(session_count{user="$user"}[$range]))';
const stat = (id: string, expr = COUNT): Panel =>
  ({ ...common, id, type: 'stat', targets: [target(expr)] }) satisfies object as unknown as Panel;
const graph = {
  ...common,
  id: 'graph',
  type: 'graph',
  interval: '1d',
  targets: [target('sum(count_over_time(session_count{}[$step]))', false)],
} as unknown as Panel;
const of = (...panels: Panel[]): Dashboard => ({ name: 'general', panels });

const asked = (questions: readonly Question[]) =>
  questions.map(({ params: { queryType }, query }) => ({ queryType, ...query }));
const time = (text: string): string => String(at(text) / 1_000);

describe('a query of a dashboard', () => {
  it('is one value at the end of the range, over all of it', () => {
    expect(asked(planOf(of(stat('one')), filters, LATER).questions)).toEqual([
      { queryType: 'query', query: 'sum(count_over_time(session_count{}[604800s]))', time: time('2026-11-19') },
    ]);
  });

  it('covers only the elapsed part of the range', () => {
    const noon = at('2026-11-18T12:00');
    expect(asked(planOf(of(stat('one')), filters, noon).questions)).toEqual([
      { queryType: 'query', query: 'sum(count_over_time(session_count{}[561600s]))', time: time('2026-11-18T12:00') },
    ]);
  });

  it('of a graph is a range whose points are the ends of its buckets', () => {
    expect(asked(planOf(of(graph), filters, LATER).questions)).toEqual([
      {
        queryType: 'query_range',
        query: 'sum(count_over_time(session_count{}[86400s]))',
        start: time('2026-11-13'),
        end: time('2026-11-19'),
        step: '86400',
      },
    ]);
  });

  it('on 25 October 2026 covers a day of 25 hours, with a window of its own', () => {
    const range = days('2026-10-24', '2026-10-27');
    expect(asked(planOf(of(graph), { ...filters, range }, LATER).questions)).toEqual([
      { queryType: 'query', query: 'sum(count_over_time(session_count{}[86400s]))', time: time('2026-10-25') },
      { queryType: 'query', query: 'sum(count_over_time(session_count{}[90000s]))', time: time('2026-10-26') },
      {
        queryType: 'query_range',
        query: 'sum(count_over_time(session_count{}[86400s]))',
        start: time('2026-10-27'),
        end: time('2026-10-28'),
        step: '86400',
      },
    ]);
  });

  it('for the comparison of a card is shifted by the days of the period, up to the same moment', () => {
    const compared = planOf(of(stat('one')), filters, at('2026-11-18T12:00'), comparison);
    expect(asked(compared.questions).map((question) => question['time'])).toEqual([
      time('2026-11-18T12:00'),
      time('2026-11-11T12:00'),
    ]);
  });

  it('for the comparison of a graph ends its last day at the same hour', () => {
    const compared = planOf(of(graph), { ...filters, compare: true }, at('2026-11-18T12:00'), comparison);
    expect(asked(compared.questions).slice(1)).toEqual([
      {
        queryType: 'query_range',
        query: 'sum(count_over_time(session_count{}[86400s]))',
        start: time('2026-11-06'),
        end: time('2026-11-11'),
        step: '86400',
      },
      { queryType: 'query', query: 'sum(count_over_time(session_count{}[43200s]))', time: time('2026-11-11T12:00') },
    ]);
  });

  it('of a graph has no comparison unless it is asked for', () => {
    expect(planOf(of(graph), filters, LATER, comparison).questions).toHaveLength(1);
    expect(planOf(of(graph), { ...filters, compare: true }, LATER, comparison).questions).toHaveLength(2);
  });

  it('for the comparison of a month covers the month before, of any length', () => {
    const october = { ...filters, range: days('2026-10-01', '2026-10-31') };
    const [now, before] = asked(planOf(of(stat('one')), october, LATER, comparison).questions);
    expect([now?.query, before?.query].map((query) => query?.match(/\d+s/)?.[0])).toEqual(['2682000s', '2592000s']);
  });

  it('names the label of the split also where the panel’s names use it', () => {
    const panel = stat('split', 'sum by ($distrib) (client_badges{})');
    const legendFormat = '{{$distrib}}';
    const split = { ...panel, targets: panel.targets.map((one) => ({ ...one, legendFormat })) };
    const plan = planOf(of(split), { ...filters, distrib: 'gender' }, LATER);
    expect(plan.panels[0]?.panel.targets[0]?.legendFormat).toBe('{{gender}}');
    expect(asked(plan.questions)[0]?.query).toBe('sum by (gender) (client_badges{})');
  });

  it('is left out for an invalid panel, which fails alone', () => {
    const plan = planOf(of(stat('wrong', 'sum(session_count{user="$who"})'), stat('right')), filters, LATER);
    expect(plan.questions).toHaveLength(1);
    const states = createPanelStates();
    const [wrong, right] = plan.panels.map((panel) => states(panel, () => undefined));
    expect(wrong).toMatchObject({ data: undefined, isLoading: false });
    expect(String(wrong?.error)).toContain('$who');
    expect(right).toMatchObject({ isLoading: true, error: undefined });
  });

  it.each(Object.values(dashboards))('has its variables filled in for the dashboard $name', (dashboard) => {
    const distrib = dashboard.name === 'per-distribution' ? 'jobLevel' : null;
    const { panels, questions } = planOf(dashboard, { ...filters, distrib, compare: true }, LATER, comparison);
    expect(panels.filter((panel) => 'fault' in panel)).toEqual([]);
    expect(JSON.stringify(questions)).not.toContain('$');
  });
});

describe('the data of a panel', () => {
  const answered = (answer: MetricAnswer | undefined, error?: unknown): AnswerState<MetricAnswer> => ({
    data: answer,
    error: error as AnswerState<MetricAnswer>['error'],
    retry: jest.fn(),
  });
  const planned = (panel: Panel, some: Partial<Filters> = {}) =>
    planOf(of(panel), { ...filters, ...some }, LATER, some.compare ? comparison : null).panels[0] as PanelPlan;
  const vector = (value: string): MetricAnswer => ({
    resultType: 'vector',
    result: [{ metric: { __name__: 'x', gender: 'woman' }, value: [at('2026-11-19') / 1_000, value] }],
  });

  it.each([
    ['12.5', 12.5],
    ['0', 0],
    ['NaN', null],
    ['+Inf', null],
  ])('is %s as %p', (text, value) => {
    const state = createPanelStates()(planned(stat('one')), () => answered(vector(text)));
    expect(state.data?.series).toEqual([
      { target: 0, labels: { gender: 'woman' }, points: [{ ...filters.range, value }] },
      { target: 0, labels: {}, points: [{ ...filters.range, value: 0 }] },
    ]);
  });

  it('is 0 without a series where it counts', () => {
    const empty: MetricAnswer = { resultType: 'vector', result: [] };
    expect(createPanelStates()(planned(stat('one')), () => answered(empty)).data?.series).toEqual([
      { target: 0, labels: {}, points: [{ ...filters.range, value: 0 }] },
    ]);
  });

  it('is one row of bars without a gap across a change of clocks', () => {
    const range = days('2026-10-24', '2026-10-27');
    const state = createPanelStates()(planned(graph, { range }), ({ query = {} }) => {
      if (query.time === time('2026-10-25')) return answered({ resultType: 'vector', result: [] });
      if (query.time)
        return answered({ resultType: 'vector', result: [{ metric: {}, value: [Number(query.time), '5'] }] });
      return answered({ resultType: 'matrix', result: [{ metric: {}, values: [[Number(query.end), '7']] }] });
    });
    expect(state.data?.buckets).toHaveLength(4);
    expect(state.data?.series).toEqual([
      {
        target: 0,
        labels: {},
        points: [
          { from: at('2026-10-24'), until: at('2026-10-25'), value: 0 },
          { from: at('2026-10-25'), until: at('2026-10-26'), value: 5 },
          { from: at('2026-10-26'), until: at('2026-10-27'), value: 0 },
          { from: at('2026-10-27'), until: at('2026-10-28'), value: 7 },
        ],
      },
    ]);
  });

  it('has the period before in the same buckets', () => {
    const state = createPanelStates()(planned(stat('one'), { compare: true }), ({ query = {} }) =>
      answered({ resultType: 'vector', result: [{ metric: {}, value: [Number(query.time), query.time ?? ''] }] }),
    );
    expect(state.data?.before?.range).toEqual({
      ...days('2026-11-05', '2026-11-11'),
      kind: 'days',
      days: 7,
      isUnfinished: false,
    });
    expect(state.data?.before?.series[0]?.points).toEqual([{ ...filters.range, value: at('2026-11-12') / 1_000 }]);
  });

  it('is a failure once one of its queries has failed, and retries that one alone', () => {
    const failing = answered(undefined, new Error('no'));
    const fine = answered(vector('1'));
    const state = createPanelStates()(planned(stat('one'), { compare: true }), ({ query = {} }) =>
      query.time === time('2026-11-19') ? fine : failing,
    );
    expect(state).toMatchObject({ data: undefined, isLoading: false });
    state.retry();
    expect(failing.retry).toHaveBeenCalledTimes(1);
    expect(fine.retry).not.toHaveBeenCalled();
  });

  it('keeps its identity until it changes', () => {
    const states = createPanelStates();
    const plan = planned(stat('one'));
    const answer = answered(vector('1'));
    const first = states(plan, () => answer);
    expect(states(plan, () => answer)).toBe(first);
    expect(states(plan, () => answered(vector('2')))).not.toBe(first);
  });
});
