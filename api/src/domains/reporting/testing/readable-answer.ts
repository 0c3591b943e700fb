import { START } from './random-facts';

export interface Answer {
  status: string;
  errorType?: string;
  data?: { resultType: string; result: unknown };
}
type Series = { metric: Record<string, string>; value?: [number, string]; values?: [number, string][] };

/** Sorted series, with numbers that may differ in the last digits. */
export function readable({ status, errorType, data }: Answer): unknown {
  if (!data) return { status, errorType };
  const number = (text: string) => (Number.isFinite(Number(text)) ? Number(Number(text).toPrecision(10)) : text);
  if (data.resultType === 'scalar') return { ...data, result: number((data.result as [number, string])[1]) };
  const series = (data.result as Series[]).map(({ metric, value, values }) => ({
    metric: JSON.stringify(Object.entries(metric).toSorted(([one], [other]) => (one < other ? -1 : 1))),
    points: (values ?? (value ? [value] : [])).map(([at, text]) => [at, number(text)]),
  }));
  return { ...data, result: series.toSorted((one, other) => (one.metric < other.metric ? -1 : 1)) };
}

export const range = { start: String(START / 1_000 + 86_400), end: String(START / 1_000 + 19 * 86_400), step: '12h' };
