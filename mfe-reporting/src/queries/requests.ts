import type { AddressOf } from '@passerelle/shared/client';
import type { PanelTarget } from '@passerelle/shared/contract';

import type { Panel } from '../dashboards/dashboard';
import { runsOf } from './buckets';
import { fillVariables } from './fill-variables';
import type { Filters } from './filters';
import type { Bucket } from './panel-data';

export const CALL = 'GET /reporting/grafana/:queryType';
export type Question = AddressOf<typeof CALL>;

/** The queried range and the range its answer is drawn at; they differ for the previous period only. */
export interface AskedBucket extends Bucket {
  drawn: Bucket;
}

/** One question to the server. Its answer has a value for each bucket, at the moment where the bucket ends. */
export interface Request {
  /** The place of its target in the panel. */
  target: number;
  question: Question;
  buckets: readonly AskedBucket[];
}

/** People and range of the figures: one value for the range, and one for each bucket. */
export interface Scope {
  user: string | null;
  group: string | null;
  distrib: Filters['distrib'];
  range: AskedBucket;
  buckets: readonly AskedBucket[];
}

/** All that a panel needs of the server: one question for each target, and a further one where clocks change. */
export const requestsOf = (panel: Panel, scope: Scope): Request[] =>
  panel.targets.flatMap(({ expr, instant }: PanelTarget, target) => {
    const runs = instant ? [[scope.range]] : runsOf(scope.buckets);
    return runs.map((run) => ({ target, question: questionOf(expr, scope, run, instant), buckets: run }));
  });

const seconds = (milliseconds: number): string => String(milliseconds / 1_000);
const lengthOf = ({ from, until }: Bucket): number => Math.max(1, Math.floor((until - from) / 1_000));

function questionOf(expr: string, scope: Scope, run: readonly Bucket[], isInstant: boolean): Question {
  const { user, group, distrib, range } = scope;
  const [first = range] = run;
  const last = run.at(-1) ?? first;
  const step = lengthOf(first);
  const query = fillVariables(expr, { user, group, distrib, range: lengthOf(range), step: isInstant ? null : step });
  if (run.length === 1) return { params: { queryType: 'query' }, query: { query, time: seconds(first.until) } };
  return {
    params: { queryType: 'query_range' },
    query: { query, start: seconds(first.until), end: seconds(last.until), step: String(step) },
  };
}
