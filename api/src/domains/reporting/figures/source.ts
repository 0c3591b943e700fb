import { limits } from '@passerelle/shared/contract/limits';
import type { Db } from '../../../platform/database/connection';
import type { Person } from '../../../platform/sessions/person';
import { notServed } from '../promql/failure';
import { keptBy } from '../promql/aggregate';
import type { AddedUp, Leaf, Source } from '../promql/evaluate';
import { METRIC_NAME, type Series } from '../promql/series';
import { type Asked, countAt, type Counted, extremeAt } from './count';
import { peakAt } from './peaks';
import { countTotals, edgesOf } from './totals';
import { goals, goalsReached } from './goals';
import { countSeatsHeld, knowsSeatsHeld } from './seats-held';
import { type FigureLabel, type Metric, metricOf, metrics } from './metrics';
import {
  absence,
  badges,
  lasting,
  levelsOfBadges,
  peopleOf,
  presence,
  type Reach,
  samples,
  seats,
  type Spans,
} from './spans';
import { reachAsked, tellsApart } from './people';
import { readUpstream } from './upstream';

/** Lookback of a bare event metric: Prometheus's own five minutes. */
const LOOK_BACK_SECONDS = 300;
/** The default window of a ratio. */
const DEFAULT_WINDOW_SECONDS = limits.reportingDays * 86_400;

export const spansOfState: Record<Extract<Metric, { kind: 'state' }>['state'], (reach: Reach) => Spans> = {
  seat: seats,
  active: presence,
  inactive: absence,
  badge: badges,
  badgeLevel: levelsOfBadges,
  goal: goals,
};

type Sampled = Pick<Extract<Metric, { kind: 'event' }>, 'fact' | 'sample'>;

interface Viewed {
  db: Db;
  person: Person;
  moments: readonly Date[];
  /** A Prometheus-compatible server with the samples of events; absent: the facts are counted here. */
  upstream: string | undefined;
}

/** The figures of the viewer's scope, at some times. */
export function figuresFor({ db, person, moments, upstream }: Viewed): Source {
  const [first, last] = [moments[0] ?? new Date(0), moments.at(-1) ?? new Date(0)];
  return {
    canAddUp: (leaf, operation) => {
      const metric = metricOf(leaf.kind === 'window' ? leaf.selector.metric : leaf.metric);
      if (metric?.kind === 'event' && upstream !== undefined) return false;
      return metric !== undefined && addsUp(metric, leaf, operation, moments.length === 1);
    },
    read: async (leaf, addedUp) => {
      const { selector, window } = partsOf(leaf);
      const metric = metricOf(selector.metric);
      if (!metric || !selector.metric) return [];
      const asked: Asked = {
        db,
        person,
        matchers: selector.matchers,
        labels: metric.labels,
        by: labelsKept(metric, addedUp),
        moments,
      };
      const reach = { window: window?.seconds ?? 0, first, last, ...whoseAlone(person, selector.matchers) };
      const series =
        metric.kind === 'event' && upstream !== undefined
          ? await readUpstream(upstream, asked, {
              metric: selector.metric,
              overTime: window?.function ?? 'last_over_time',
              windowSeconds: window?.seconds ?? LOOK_BACK_SECONDS,
            })
          : await seriesOf(metric, asked, reach, { leaf, addedUp });
      const keepsName = !addedUp && (!window || window.function === 'last_over_time');
      const name = selector.metric;
      return keepsName ? series.map((one) => ({ ...one, labels: { ...one.labels, [METRIC_NAME]: name } })) : series;
    },
  };
}

/** The only possible owners of the rows. */
function whoseAlone(person: Person, matchers: Asked['matchers']): Pick<Reach, 'organizationId' | 'userId'> {
  const reach = reachAsked(person, matchers);
  return {
    organizationId: reach === 'everywhere' ? undefined : person.organizationId,
    userId: reach === 'self' ? person.id : undefined,
  };
}

const partsOf = (leaf: Leaf) =>
  leaf.kind === 'window' ? { selector: leaf.selector, window: leaf } : { selector: leaf, window: undefined };

/** Metrics that do not add up have only the requested labels. */
const isWhole = ({ kind }: Metric): boolean => kind === 'peak' || kind === 'ratio';

function labelsKept(metric: Metric, addedUp: AddedUp | undefined): FigureLabel[] {
  if (!addedUp) return isWhole(metric) ? [] : [...metric.labels];
  const kept = keptBy(addedUp.grouping)(Object.fromEntries(metric.labels.map((label) => [label, label])));
  return metric.labels.filter((label) => label in kept);
}

function addsUp(metric: Metric, leaf: Leaf, operation: AddedUp['operation'], isOneMoment: boolean): boolean {
  if (isWhole(metric)) return operation === 'max' || operation === 'avg' || operation === 'sum' || operation === 'min';
  if (metric.kind === 'event') {
    const adds = leaf.kind === 'window' && (leaf.function === 'sum_over_time' || leaf.function === 'count_over_time');
    return adds && operation === 'sum';
  }
  if (leaf.kind === 'window') {
    const isOfGoals = metric.kind === 'state' && metric.state === 'goal' && leaf.function === 'max_over_time';
    if (isOfGoals && isOneMoment) return operation === 'sum' || operation === 'avg' || operation === 'count';
    const isOfSeats = leaf.function === 'max_over_time' && metric === metrics.user_licenses_count_on_period;
    return operation === 'sum' && (isOfSeats || leaf.function === 'last_over_time');
  }
  return operation === 'sum' || (operation === 'avg' && metric.kind === 'state' && metric.state !== 'seat');
}

const totalsOf = (counted: readonly Counted[]): Series[] =>
  counted.map(({ labels, counts, totals }) => ({
    labels,
    values: totals.map((total, moment) => ((counts[moment] ?? 0) > 0 ? total : undefined)),
  }));
const countsOf = (counted: readonly Counted[]): Series[] =>
  counted.map(({ labels, counts }) => ({ labels, values: counts.map((count) => (count > 0 ? count : undefined)) }));
const meansOf = (counted: readonly Counted[]): Series[] =>
  counted.map(({ labels, counts, totals }) => ({
    labels,
    values: totals.map((total, moment) => {
      const count = counts[moment] ?? 0;
      return count > 0 ? total / count : undefined;
    }),
  }));

/** The combination of several values where aggregation is left to the database. */
const inOne: Partial<Record<AddedUp['operation'], (counted: readonly Counted[]) => Series[]>> = {
  sum: totalsOf,
  avg: meansOf,
  count: countsOf,
};

/** Facts within a window at each time: by running totals where possible, otherwise one by one. */
function countFacts(asked: Asked, { fact, sample }: Sampled, reach: Reach): Promise<Counted[]> {
  const edges = edgesOf(asked, reach);
  return edges ? countTotals(asked, { fact, sample, reach, edges }) : countAt(asked, samples(fact, sample, reach));
}

/** Badges and seats are precomputed; everything else is evaluated at the time. */
function countState(state: keyof typeof spansOfState, asked: Asked, reach: Reach): Promise<Counted[]> {
  if (state === 'seat' && knowsSeatsHeld(asked)) return countSeatsHeld(asked, reach);
  const edges = state === 'badge' || state === 'badgeLevel' ? edgesOf(asked, reach) : undefined;
  if (!edges) return countAt(asked, spansOfState[state](reach));
  return countTotals(asked, { fact: 'badge', sample: state === 'badge' ? 'one' : 'value', reach, edges });
}

interface Way {
  leaf: Leaf;
  addedUp: AddedUp | undefined;
}

async function seriesOf(metric: Metric, asked: Asked, reach: Reach, way: Way): Promise<Series[]> {
  const { leaf, addedUp } = way;
  const overTime = leaf.kind === 'window' ? leaf.function : undefined;
  switch (metric.kind) {
    case 'event': {
      if (!overTime)
        return extremeAt(asked, samples(metric.fact, metric.sample, { ...reach, window: LOOK_BACK_SECONDS }), 'last');
      // Only existence is asked: one fact of each is enough.
      if (addedUp?.onlyThere && asked.moments.length === 1 && !tellsApart(asked))
        return countsOf(await countAt(asked, peopleOf(metric.fact, reach, false)));
      if (overTime === 'sum_over_time') return totalsOf(await countFacts(asked, metric, reach));
      if (overTime === 'count_over_time') return countsOf(await countFacts(asked, metric, reach));
      if (overTime === 'avg_over_time') return meansOf(await countFacts(asked, metric, reach));
      const spans = samples(metric.fact, metric.sample, reach);
      return extremeAt(
        asked,
        spans,
        overTime === 'min_over_time' ? 'min' : overTime === 'max_over_time' ? 'max' : 'last',
      );
    }
    case 'state': {
      // A state has its value at the time itself; only a maximum needs the window.
      const spansOf = spansOfState[metric.state];
      const isOnPeriod = metric === metrics.user_licenses_count_on_period;
      if (overTime === 'max_over_time' && isOnPeriod)
        return totalsOf(
          await (knowsSeatsHeld(asked) ? countSeatsHeld(asked, reach) : countAt(asked, lasting(spansOf(reach), reach))),
        );
      if (overTime === 'max_over_time' && addedUp && metric.state === 'goal' && asked.moments.length === 1)
        return inOne[addedUp.operation]?.(await countAt(asked, goalsReached(reach))) ?? [];
      if (overTime === 'max_over_time' && metric.state !== 'seat') {
        return extremeAt(asked, lasting(spansOf(reach), reach), 'max');
      }
      if (overTime && overTime !== 'last_over_time') throw notServed(`${overTime} of a state`);
      const counted = await countState(metric.state, asked, { ...reach, window: 0 });
      return addedUp?.operation === 'avg' ? meansOf(counted) : totalsOf(counted);
    }
    case 'peak': {
      if (overTime && overTime !== 'max_over_time') throw notServed(`${overTime} of a peak`);
      return peakAt(asked, spansOfState[metric.state]({ ...reach, window: 0 }), reach.window);
    }
    case 'ratio': {
      if (overTime && overTime !== 'avg_over_time' && overTime !== 'last_over_time')
        throw notServed(`${overTime} of a ratio`);
      const wide = { ...reach, window: overTime ? reach.window : DEFAULT_WINDOW_SECONDS };
      const sums = await countFacts(asked, metric, wide);
      if (metric.per === 'fact') return meansOf(sums);
      const people = await countAt(asked, peopleOf(metric.fact, wide, tellsApart(asked)));
      return totalsOf(sums).map(({ labels, values }) => {
        const whose = people.find((one) => JSON.stringify(one.labels) === JSON.stringify(labels));
        return { labels, values: values.map((value, at) => value && value / (whose?.counts[at] ?? Number.NaN)) };
      });
    }
  }
}
