import type { LabelMatcher } from './label-matcher';

export const arithmeticOperators = ['+', '-', '*', '/', '%', '^'] as const;
export const comparisonOperators = ['==', '!=', '>', '<', '>=', '<='] as const;
export type ArithmeticOperator = (typeof arithmeticOperators)[number];
export type ComparisonOperator = (typeof comparisonOperators)[number];

export const aggregationNames = ['sum', 'avg', 'min', 'max', 'count', 'topk', 'bottomk'] as const;
export type AggregationName = (typeof aggregationNames)[number];

export const windowFunctionNames = [
  'sum_over_time',
  'count_over_time',
  'avg_over_time',
  'min_over_time',
  'max_over_time',
  'last_over_time',
] as const;
export type WindowFunctionName = (typeof windowFunctionNames)[number];

export type ValueType = 'scalar' | 'vector';
/** The arguments of the other functions, the last one optional, and their result type. */
export const functions = {
  vector: { takes: ['scalar'], gives: 'vector' },
  scalar: { takes: ['vector'], gives: 'scalar' },
  absent: { takes: ['vector'], gives: 'vector' },
  time: { takes: [], gives: 'scalar' },
  ceil: { takes: ['vector'], gives: 'vector' },
  floor: { takes: ['vector'], gives: 'vector' },
  round: { takes: ['vector', 'scalar'], gives: 'vector', optional: 1 },
  clamp: { takes: ['vector', 'scalar', 'scalar'], gives: 'vector' },
  clamp_min: { takes: ['vector', 'scalar'], gives: 'vector' },
  clamp_max: { takes: ['vector', 'scalar'], gives: 'vector' },
} as const satisfies Record<string, { takes: readonly ValueType[]; gives: ValueType; optional?: number }>;
export type FunctionName = keyof typeof functions;

export interface Selector {
  kind: 'selector';
  /** Absent where only matchers of other labels are given. */
  metric: string | undefined;
  matchers: readonly LabelMatcher[];
}

export interface Grouping {
  /** Labels to keep, or to drop. */
  mode: 'by' | 'without';
  labels: readonly string[];
}

/** The labels that must be equal on both sides of an operator. */
export interface Matching {
  mode: 'on' | 'ignoring';
  labels: readonly string[];
}

export type Expression =
  | { kind: 'number'; value: number }
  | Selector
  | { kind: 'window'; selector: Selector; seconds: number; function: WindowFunctionName }
  /** Only as the whole query: raw samples. */
  | { kind: 'samples'; selector: Selector; seconds: number }
  | { kind: 'call'; function: FunctionName; arguments: readonly Expression[] }
  | { kind: 'negation'; operand: Expression }
  | {
      kind: 'aggregation';
      operation: AggregationName;
      grouping: Grouping;
      /** The parameter of `topk` and `bottomk`. */
      parameter: Expression | undefined;
      operand: Expression;
    }
  | {
      kind: 'binary';
      operator: ArithmeticOperator | ComparisonOperator | 'or';
      left: Expression;
      right: Expression;
      /** A comparison returns 0 or 1 instead of filtering. */
      isBoolean: boolean;
      matching: Matching;
    };

export type Kind = Expression['kind'];
export type Node<K extends Kind> = Extract<Expression, { kind: K }>;

export function typeOf(expression: Expression): ValueType | 'samples' {
  switch (expression.kind) {
    case 'number':
      return 'scalar';
    case 'samples':
      return 'samples';
    case 'call':
      return functions[expression.function].gives;
    case 'negation':
      return typeOf(expression.operand);
    case 'binary':
      return typeOf(expression.left) === 'scalar' && typeOf(expression.right) === 'scalar' ? 'scalar' : 'vector';
    case 'selector':
    case 'window':
    case 'aggregation':
      return 'vector';
  }
}
