import { type Comparison, comparisons, type Matcher } from './expression';
import type { Metric } from './metrics';
import { refused } from './refused';

/** What a dashboard fills in for a variable that nobody chose. */
const everything = ['all', '.*'];
/** Plain values between bars. Anything cleverer could be made to take for ever. */
const listOfValues = /^[\p{L}\p{N}_-]+(?:\|[\p{L}\p{N}_-]+)*$/u;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function valuesOf(comparison: Comparison, text: string): readonly string[] {
  if (comparison === '=' || comparison === '!=') return [text];
  if (!listOfValues.test(text)) throw refused('query', 'notAllowed');
  return text.split('|');
}

/** Undefined where it lets everything through. */
export function matcherOf(metric: Metric, label: string, sign: string, text: string): Matcher | undefined {
  const known = [...metric.labels, 'group' as const].find((name) => name === label);
  const comparison = comparisons.find((one) => one === sign);
  if (!known || !comparison) throw refused('query', 'unknown');
  if ((comparison === '=' || comparison === '=~') && everything.includes(text)) return undefined;
  const values = valuesOf(comparison, text);
  // An id that cannot be one is nobody's: it must not reach the database as an id.
  return {
    label: known,
    comparison,
    values: known === 'user' || known === 'group' ? values.filter((id) => uuid.test(id)) : values,
  };
}
