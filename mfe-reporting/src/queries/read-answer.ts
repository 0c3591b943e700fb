import type { MetricAnswer, MetricPoint } from '@passerelle/shared/contract';

import type { Point, Series } from './panel-data';
import type { AskedBucket } from './requests';

/** What cannot be computed comes as « NaN » or « +Inf ». */
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

/** A bucket that the answer has no value for has no data. */
function pointsOf({ values }: Line, buckets: readonly AskedBucket[]): Point[] {
  const byMoment = new Map(values.map(([at, text]) => [Math.round(at * 1_000), valueOf(text)]));
  return buckets.flatMap(({ until, drawn }) => {
    const value = byMoment.get(until);
    return value === undefined ? [] : [{ ...drawn, value }];
  });
}

export interface Answered {
  answer: MetricAnswer;
  buckets: readonly AskedBucket[];
}

/** The series of a target from its answers, one after the other in time: what has the same labels is one line. */
export function readAnswers(target: number, answers: readonly Answered[]): Series[] {
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
