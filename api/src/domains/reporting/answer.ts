import type { QueryFailure } from './promql/failure';
import type { Value } from './promql/evaluate';
import { type Labels, type Series } from './promql/series';

/** The value of a series, as Prometheus writes it: beyond 1e21 and below 1e-6 with an exponent of two digits or more. */
export function seriesNumber(value: number): string {
  if (value === Number.POSITIVE_INFINITY) return '+Inf';
  if (Object.is(value, -0)) return '-0';
  return String(value)
    .replace('Infinity', 'Inf')
    .replace(/e([+-])(\d)$/, 'e$10$2');
}

/** The value of a scalar, which Prometheus writes in full digits. */
export function scalarNumber(value: number): string {
  const [digits = '', exponent] = seriesNumber(value).split('e');
  if (exponent === undefined) return digits;
  const [sign, whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(digits)?.slice(1) ?? [];
  const point = whole.length + Number(exponent);
  const all = whole + fraction;
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${all}`;
  return `${sign}${all.padEnd(point, '0')}`;
}

/** Seconds, with three decimals if needed. */
const timestamp = (milliseconds: number): string => {
  const [whole, rest] = [Math.trunc(milliseconds / 1_000), Math.abs(milliseconds % 1_000)];
  const sign = milliseconds < 0 && whole === 0 ? '-' : '';
  return rest === 0 ? String(whole) : `${sign}${whole}.${String(rest).padStart(3, '0')}`;
};

const point = (milliseconds: number, value: number): string => `[${timestamp(milliseconds)},"${seriesNumber(value)}"]`;

const metric = (labels: Labels): string =>
  JSON.stringify(Object.fromEntries(Object.entries(labels).toSorted(([one], [other]) => (one < other ? -1 : 1))));

const present = (values: Series['values'], moments: readonly number[]): string[] =>
  values.flatMap((value, index) => (value === undefined ? [] : [point(moments[index] ?? 0, value)]));

const data = (resultType: string, result: string): string =>
  `{"status":"success","data":{"resultType":"${resultType}","result":${result}}}`;

/** Series sorted by label, as Prometheus does for a range. */
const ordered = (series: readonly Series[]): { name: string; values: Series['values'] }[] =>
  series
    .map(({ labels, values }) => ({ name: metric(labels), values }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));

/** An answer of Prometheus's HTTP API, as text: a number would lose a timestamp's decimals. */
export function answerText(value: Value, moments: readonly number[], isRange: boolean, keepsOrder: boolean): string {
  if (value.type === 'scalar') {
    const [moment = 0] = moments;
    const [first = Number.NaN] = value.values;
    if (!isRange) return data('scalar', `[${timestamp(moment)},"${scalarNumber(first)}"]`);
    return data('matrix', `[{"metric":{},"values":[${present(value.values, moments).join()}]}]`);
  }
  const series = keepsOrder
    ? value.series.map(({ labels, values }) => ({ name: metric(labels), values }))
    : ordered(value.series);
  const parts = series.flatMap(({ name, values }) => {
    const points = present(values, moments);
    if (points.length === 0) return [];
    return isRange ? `{"metric":${name},"values":[${points.join()}]}` : `{"metric":${name},"value":${points[0]}}`;
  });
  return data(isRange ? 'matrix' : 'vector', `[${parts.join()}]`);
}

/** The samples of a range selector, each series with its own timestamps. */
export const samplesText = (series: readonly { labels: Labels; samples: readonly (readonly [number, number])[] }[]) =>
  data(
    'matrix',
    `[${series
      .map(
        ({ labels, samples }) =>
          `{"metric":${metric(labels)},"values":[${samples.map(([at, value]) => point(at, value)).join()}]}`,
      )
      .join()}]`,
  );

export const failureText = ({ errorType, message }: Pick<QueryFailure, 'errorType' | 'message'>): string =>
  JSON.stringify({ status: 'error', errorType, error: message });
