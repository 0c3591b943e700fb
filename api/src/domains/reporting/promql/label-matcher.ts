import { RE2JS } from 're2js';
import { badQuery } from './failure';

export const matchOperators = ['=', '!=', '=~', '!~'] as const;
export type MatchOperator = (typeof matchOperators)[number];

export interface LabelMatcher {
  label: string;
  operator: MatchOperator;
  value: string;
  /** Whether a label of this value is let through; a label that is absent has the empty value. */
  matches: (value: string) => boolean;
}

/** Longer ones are of no use for the labels there are. */
const LONGEST_PATTERN = 1_000;

/** Anchored at both ends, and run by an engine whose time is linear in the text, whatever the pattern. */
function pattern(text: string): (value: string) => boolean {
  if (text.length > LONGEST_PATTERN) throw badQuery('parse error: regular expression is too long');
  try {
    const compiled = RE2JS.compile(text, RE2JS.DOTALL);
    return (value) => compiled.matches(value);
  } catch (error) {
    throw badQuery(`parse error: error parsing regexp: ${error instanceof Error ? error.message : String(error)}`);
  }
}

export function labelMatcher(label: string, operator: MatchOperator, value: string): LabelMatcher {
  const isNegative = operator.startsWith('!');
  const positive = operator.endsWith('~') ? pattern(value) : (text: string) => text === value;
  return { label, operator, value, matches: isNegative ? (text) => !positive(text) : positive };
}

/** The plain values that a matcher of equality or of a list `a|b|c` names; undefined for any other pattern. */
export function namedValues({ operator, value }: LabelMatcher): readonly string[] | undefined {
  if (!operator.endsWith('~')) return [value];
  return /^[\w-]+(?:\|[\w-]+)*$/.test(value) ? value.split('|') : undefined;
}
