import type { AnswerState, StateOf } from '@passerelle/shared/client';
import type { MetricAnswer } from '@passerelle/shared/contract';

import type { PanelData, PanelState, Series } from './panel-data';
import type { FaultyPanel, PanelPlan } from './plan';
import { type Answered, readAnswers } from './read-answer';
import type { CALL, Request } from './requests';

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
  const { range, buckets, zone, requests, before } = plan;
  const data: PanelData = {
    range,
    buckets,
    series: seriesOf(requests, answers),
    before: before && { ...before, series: seriesOf(before.requests, answers) },
    zone,
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
