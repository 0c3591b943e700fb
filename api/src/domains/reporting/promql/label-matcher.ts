import { RE2JS } from 're2js';
import { badQuery } from './failure';

export const matchOperators = ['=', '!=', '=~', '!~'] as const;
export type MatchOperator = (typeof matchOperators)[number];

export interface LabelMatcher {
  label: string;
  operator: MatchOperator;
  value: string;
  /** True if a label value matches; an absent label has the empty value. */
  matches: (value: string) => boolean;
}

/** Longer patterns are useless for these labels. */
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

/** The plain values of an equality matcher or a list `a|b|c`; undefined for any other pattern. */
export function namedValues({ operator, value }: LabelMatcher): readonly string[] | undefined {
  if (!operator.endsWith('~')) return [value];
  return /^[\w-]+(?:\|[\w-]+)*$/.test(value) ? value.split('|') : undefined;
}
