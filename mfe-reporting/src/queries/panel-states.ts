import type { AnswerState, StateOf } from '@passerelle/shared/client';
import type { MetricAnswer, MetricPoint } from '@passerelle/shared/contract';

import { fillParts } from './fill-parts';
import type { PanelData, PanelState, Series, Point } from './panel-data';
import type { FaultyPanel, PanelPlan } from './plan';
import type { CALL, Request, AskedBucket } from './requests';

/** Values that cannot be computed arrive as « NaN » or « +Inf ». */
function valueOf(text: string): number | null {
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
}

interface Line {
  labels: Readonly<Record<string, string>>;
  values: readonly MetricPoint[];
}

function linesOf(answer: MetricAnswer): Line[] {
  switch (answer.resultType) {
    case 'scalar':
      return [{ labels: {}, values: [answer.result] }];
    case 'vector':
      return answer.result.map(({ metric, value }) => ({ labels: metric, values: [value] }));
    case 'matrix':
      return answer.result.map(({ metric, values }) => ({ labels: metric, values }));
  }
}

function pointsOf({ values }: Line, buckets: readonly AskedBucket[]): Point[] {
  const byMoment = new Map(values.map(([at, text]) => [Math.round(at * 1_000), valueOf(text)]));
  return buckets.flatMap(({ until, drawn }) => {
    const value = byMoment.get(until);
    return value === undefined ? [] : [{ ...drawn, value }];
  });
}

interface Answered {
  answer: MetricAnswer;
  buckets: readonly AskedBucket[];
}

/** The series of a target from its answers, one after the other in time: what has the same labels is one line. */
function readAnswers(target: number, answers: readonly Answered[]): Series[] {
  const series = new Map<string, { labels: Line['labels']; points: Point[] }>();
  for (const { answer, buckets } of answers) {
    for (const line of linesOf(answer)) {
      const { __name__: _name, ...labels } = line.labels;
      const key = JSON.stringify(Object.entries(labels).toSorted(([one], [other]) => (one < other ? -1 : 1)));
      const one = series.get(key) ?? { labels, points: [] };
      one.points.push(...pointsOf(line, buckets));
      series.set(key, one);
    }
  }
  return [...series.values()].filter(({ points }) => points.length > 0).map((one) => ({ target, ...one }));
}

type State = AnswerState<MetricAnswer> | undefined;
type States = StateOf<typeof CALL>;

const seriesOf = (requests: readonly Request[], answers: ReadonlyMap<Request, MetricAnswer>): Series[] =>
  [...new Set(requests.map(({ target }) => target))].flatMap((target) => {
    const answered = requests
      .filter((request) => request.target === target)
      .flatMap((request): Answered[] => {
        const answer = answers.get(request);
        return answer ? [{ answer, buckets: request.buckets }] : [];
      });
    return readAnswers(target, answered);
  });

function stateOfPanel(plan: PanelPlan, all: readonly Request[], states: readonly State[]): PanelState {
  const failed = states.filter((state) => state?.error && state.data === undefined);
  const retry = (): void => failed.forEach((state) => state?.retry());
  const answers = new Map<Request, MetricAnswer>();
  all.forEach((request, place) => {
    const answer = states[place]?.data;
    if (answer) answers.set(request, answer);
  });
  if (failed.length > 0) return { data: undefined, error: failed[0]?.error, isLoading: false, retry };
  if (answers.size < all.length) return { data: undefined, error: undefined, isLoading: true, retry };
  const { range, buckets, zone, asOf, requests, before } = plan;
  const data: PanelData = {
    range,
    buckets,
    series: fillParts(plan, requests, seriesOf(requests, answers)),
    before: before && { ...before, series: fillParts(plan, before.requests, seriesOf(before.requests, answers)) },
    zone,
    asOf,
  };
  return { data, error: undefined, isLoading: false, retry };
}

/** The state of each panel; the same object for as long as nothing that it comes from has changed. */
export function createPanelStates(): (plan: PanelPlan | FaultyPanel, stateOf: States) => PanelState {
  const made = new Map<string, { plan: PanelPlan | FaultyPanel; states: readonly State[]; state: PanelState }>();
  return (plan, stateOf) => {
    const all = 'fault' in plan ? [] : [...plan.requests, ...(plan.before?.requests ?? [])];
    const states = all.map(({ question }) => stateOf(question));
    const last = made.get(plan.panel.id);
    if (last && last.plan === plan && last.states.every((state, place) => state === states[place])) return last.state;
    const state =
      'fault' in plan
        ? { data: undefined, error: plan.fault, isLoading: false, retry: () => undefined }
        : stateOfPanel(plan, all, states);
    made.set(plan.panel.id, { plan, states, state });
    return state;
  };
}
