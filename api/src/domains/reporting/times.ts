import { DateTime } from 'luxon';
import { limits, type QueryOf, type ReportingQueryType, type FieldCode } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { type Failure, failure } from '../../platform/failure';

/** A 400 that names the parameter: `format` cannot be read, `notAllowed` is not served, `unknown` does not exist. */
export const refused = (parameter: string, code: FieldCode): Failure =>
  failure('invalid', { fields: { [parameter]: code } });

const units: Record<string, number> = { ms: 0.001, s: 1, m: 60, h: 3_600, d: 86_400, w: 604_800, y: 31_536_000 };
const form = /^(?:\d+(?:ms|[smhdwy]))+$/;

/** Seconds of Prometheus's « 1d », « 1h30m » or plain « 86400 »; undefined for anything else. */
export function secondsOf(text: string): number | undefined {
  const seconds = form.test(text)
    ? [...text.matchAll(/(\d+)(ms|[smhdwy])/g)].reduce(
        (sum, [, count, unit]) => sum + Number(count) * (units[unit ?? ''] ?? Number.NaN),
        0,
      )
    : /^\d+(?:\.\d+)?$/.test(text)
      ? Number(text)
      : Number.NaN;
  return Number.isFinite(seconds) ? seconds : undefined;
}

export type MetricQuery = QueryOf<Calls['GET /reporting/grafana/:queryType']>;

/** The requested moments: the first in seconds since 1970, the step in seconds, and their number. */
export interface Moments {
  first: number;
  step: number;
  count: number;
}

const longestRange = 3 * 366 * 86_400;
const earliest = Date.UTC(2000, 0, 1) / 1_000;
const latest = Date.UTC(2100, 0, 1) / 1_000;

function secondsSince1970(name: string, text: string): number {
  const isNumber = /^\d+(?:\.\d+)?$/.test(text);
  const seconds = isNumber ? Number(text) : DateTime.fromISO(text, { zone: 'utc' }).toMillis() / 1_000;
  if (!Number.isFinite(seconds)) throw refused(name, 'format');
  if (seconds < earliest) throw refused(name, 'tooSmall');
  if (seconds > latest) throw refused(name, 'tooLarge');
  return seconds;
}

function required(query: MetricQuery, name: 'start' | 'end' | 'step'): string {
  const text = query[name];
  if (text === undefined) throw refused(name, 'required');
  return text;
}

function rangeOf(query: MetricQuery): Moments {
  const first = secondsSince1970('start', required(query, 'start'));
  const last = secondsSince1970('end', required(query, 'end'));
  const step = secondsOf(required(query, 'step'));
  if (step === undefined) throw refused('step', 'format');
  if (last < first) throw refused('end', 'tooSmall');
  if (last - first > longestRange) throw refused('end', 'tooLarge');
  if (step < limits.reportingStepMin) throw refused('step', 'tooSmall');
  const count = Math.floor((last - first) / step) + 1;
  if (count > limits.reportingPoints) throw refused('step', 'tooSmall');
  return { first, step, count };
}

export function momentsOf(type: ReportingQueryType, query: MetricQuery, now: DateTime<true>): Moments {
  if (type === 'query_range') return rangeOf(query);
  const at = query.time === undefined ? now.toMillis() / 1_000 : secondsSince1970('time', query.time);
  return { first: at, step: 1, count: 1 };
}
