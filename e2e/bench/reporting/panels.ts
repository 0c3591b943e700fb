import general from '../../../mfe-reporting/src/dashboards/general.json';
import { idText } from '../users/fill';
import type { Asked } from './by-hand';

const [HOUR, DAY] = [3_600, 86_400];

export interface Span {
  days: number;
  /** Seconds of a bucket of a graph. */
  step: number;
}
/** As the page asks: at most fifty buckets, of a readable length. */
export const week: Span = { days: 7, step: 6 * HOUR };
export const year: Span = { days: 364, step: 14 * DAY };

/** The midnight that is to come, in Paris in winter: on the edge of an hour, of no day of UTC. */
const until = (): number => Math.ceil((Date.now() / 1_000 + HOUR) / DAY) * DAY - HOUR;

/** All people: a matcher of a variable falls away. */
const filled = (expression: string, { days, step }: Span): string =>
  expression
    .replaceAll(/\{user="\$user",group="\$group"\}/g, '')
    .replaceAll('[$range]', `[${days * DAY}s]`)
    .replaceAll('[$step]', `[${step}s]`);

interface Target {
  expr: string;
  instant: boolean;
}

function callOf({ expr, instant }: Target, span: Span): string {
  const end = until();
  const query = filled(expr, span);
  const times: Record<string, string> = instant
    ? { time: `${end}` }
    : { start: `${end - span.days * DAY + span.step}`, end: `${end}`, step: `${span.step}` };
  return `/reporting/grafana/${instant ? 'query' : 'query_range'}?${new URLSearchParams({ query, ...times }).toString()}`;
}

/** Every target of the general dashboard by its panel, and its graphs split by gender. */
export function callsOf(span: Span): Record<string, string> {
  const calls: Record<string, string> = {};
  for (const { id, type, targets } of general.panels) {
    targets.forEach((target, place) => (calls[`${id} ${place}`] = callOf(target, span)));
    const [first] = targets;
    if (type === 'graph' && first) {
      const expr = first.expr.replace(/^sum/, 'sum by (gender) ');
      calls[`${id} by gender`] = callOf({ ...first, expr }, span);
    }
  }
  return calls;
}

export const askedOf = ({ days, step }: Span): Asked => ({
  organization: idText('o', 0),
  from: new Date((until() - days * DAY) * 1_000).toISOString(),
  until: new Date(until() * 1_000).toISOString(),
  stepSeconds: step,
});
