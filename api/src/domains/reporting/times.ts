import { DateTime } from 'luxon';
import { badQuery } from './promql/failure';
import { durationOf } from './promql/literals';

/** The parameters of a query beside its expression, as text: Prometheus's own. */
export interface TimeParameters {
  time?: string | undefined;
  start?: string | undefined;
  end?: string | undefined;
  step?: string | undefined;
}

/** Prometheus's own: no more than 11,000 steps, so no more than 11,001 points. */
const MOST_STEPS = 11_000;
/** The range of a JavaScript date. */
const LATEST_SECONDS = 8.64e12;

const invalid = (name: string, what: string) => badQuery(`invalid parameter "${name}": ${what}`);
const cannotParse = (name: string, text: string, what: string) =>
  invalid(name, `cannot parse ${JSON.stringify(text.slice(0, 60))} to a valid ${what}`);

const number = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const rfc3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/i;

/** Milliseconds since 1970 of unix seconds or an RFC 3339 time. */
function instant(name: string, text: string): number {
  const seconds = number.test(text)
    ? Number(text)
    : rfc3339.test(text)
      ? DateTime.fromISO(text.toUpperCase(), { zone: 'utc' }).toMillis() / 1_000
      : Number.NaN;
  if (!Number.isFinite(seconds) || Math.abs(seconds) > LATEST_SECONDS) throw cannotParse(name, text, 'timestamp');
  return Math.round(seconds * 1_000);
}

function stepOf(text: string): number {
  const seconds = number.test(text) ? Number(text) : durationOf(text);
  if (seconds === undefined || !Number.isFinite(seconds)) throw cannotParse('step', text, 'duration');
  const step = Math.round(seconds * 1_000);
  if (step <= 0) {
    throw invalid('step', 'zero or negative query resolution step widths are not accepted. Try a positive integer');
  }
  return step;
}

const given = (parameters: TimeParameters, name: 'start' | 'end' | 'step'): string => {
  const text = parameters[name];
  if (!text) throw cannotParse(name, '', name === 'step' ? 'duration' : 'timestamp');
  return text;
};

/** The times of an instant or range query, in milliseconds since 1970. */
export function momentsOf(type: 'query' | 'query_range', parameters: TimeParameters, now: DateTime<true>): number[] {
  if (type === 'query') return [parameters.time ? instant('time', parameters.time) : now.toMillis()];
  const start = instant('start', given(parameters, 'start'));
  const end = instant('end', given(parameters, 'end'));
  if (end < start) throw invalid('end', 'end timestamp must not be before start time');
  const step = stepOf(given(parameters, 'step'));
  const steps = Math.floor((end - start) / step);
  if ((end - start) / step > MOST_STEPS) {
    throw badQuery(
      'exceeded maximum resolution of 11,000 points per timeseries. Try decreasing the query resolution (?step=XX)',
    );
  }
  return Array.from({ length: steps + 1 }, (_, index) => start + index * step);
}
