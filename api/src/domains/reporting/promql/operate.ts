import { cannotEvaluate } from './failure';
import { grouped, keyOf, type Labels, mapValues, METRIC_NAME, pick, type Series, united } from './series';
import type { ArithmeticOperator, ComparisonOperator, Matching, Node } from './syntax';

const power = (base: number, exponent: number): number => {
  // JavaScript gives NaN here; IEEE 754 and Prometheus give 1.
  if (base === 1 || (base === -1 && Math.abs(exponent) === Number.POSITIVE_INFINITY)) return 1;
  return base ** exponent;
};

const arithmetic: Record<ArithmeticOperator, (left: number, right: number) => number> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '%': (left, right) => left % right,
  '^': power,
};
const comparisons: Record<ComparisonOperator, (left: number, right: number) => boolean> = {
  '==': (left, right) => left === right,
  '!=': (left, right) => left !== right,
  '>': (left, right) => left > right,
  '<': (left, right) => left < right,
  '>=': (left, right) => left >= right,
  '<=': (left, right) => left <= right,
};

type Operation = Pick<Node<'binary'>, 'operator' | 'isBoolean' | 'matching'>;
const isComparison = (operator: Operation['operator']): operator is ComparisonOperator => operator in comparisons;
const isArithmetic = (operator: Operation['operator']): operator is ArithmeticOperator => operator in arithmetic;
const keepsName = ({ operator, isBoolean }: Operation): boolean => !isArithmetic(operator) && !isBoolean;

/** The value at one time; a false comparison drops it, a true one returns `kept`. */
function result({ operator, isBoolean }: Operation, left: number, right: number, kept = left): number | undefined {
  if (isArithmetic(operator)) return arithmetic[operator](left, right);
  if (!isComparison(operator)) return undefined;
  const holds = comparisons[operator](left, right);
  if (isBoolean) return holds ? 1 : 0;
  return holds ? kept : undefined;
}

export const ofScalars = (operation: Operation, left: readonly number[], right: readonly number[]): number[] =>
  left.map((value, moment) => result(operation, value, right[moment] ?? Number.NaN) ?? Number.NaN);

/** A series and a scalar, on either side: a comparison keeps the series. */
export function withScalar(
  operation: Operation,
  series: readonly Series[],
  scalar: readonly number[],
  scalarIsLeft: boolean,
): Series[] {
  return mapValues(
    series,
    (value, moment) => {
      const other = scalar[moment] ?? Number.NaN;
      return scalarIsLeft ? result(operation, other, value, value) : result(operation, value, other);
    },
    keepsName(operation),
  );
}

/** The labels on which the two sides match. */
const matchedBy =
  ({ mode, labels }: Matching) =>
  (all: Labels): Labels =>
    pick(all, (label) => (mode === 'on' ? labels.includes(label) : label !== METRIC_NAME && !labels.includes(label)));

const manyToMany =
  'found duplicate series for the match group on the right hand-side of the operation; many-to-many matching not allowed: matching labels must be unique on one side';
const manyToOne = 'multiple matches for labels: many-to-one matching must be explicit (group_left/group_right)';

export function ofVectors(operation: Operation, left: readonly Series[], right: readonly Series[]): Series[] {
  if (operation.operator === 'or') return either(operation.matching, left, right);
  const { matching } = operation;
  const partners = new Map(grouped(right, matchedBy(matching)).map((group) => [keyOf(group.labels), group.members]));
  const count = (left[0] ?? right[0])?.values.length ?? 0;
  for (const members of partners.values()) {
    for (let moment = 0; moment < count; moment += 1) {
      // The right side is not evaluated where the left is empty.
      if (!left.some(({ values }) => values[moment] !== undefined)) continue;
      if (members.filter(({ values }) => values[moment] !== undefined).length > 1) throw cannotEvaluate(manyToMany);
    }
  }
  const resultLabels = (labels: Labels): Labels =>
    pick(labels, (label) => {
      if (label === METRIC_NAME) return keepsName(operation) && matching.mode === 'ignoring';
      return matching.mode === 'on' ? matching.labels.includes(label) : !matching.labels.includes(label);
    });
  const found: Series[] = [];
  for (const { labels, members } of grouped(left, matchedBy(matching))) {
    const others = partners.get(keyOf(labels)) ?? [];
    const results = new Map(members.map((one) => [one, one.values.map((): number | undefined => undefined)]));
    for (let moment = 0; moment < count; moment += 1) {
      const other = others.find(({ values }) => values[moment] !== undefined)?.values[moment];
      if (other === undefined) continue;
      let isTaken = false;
      for (const [one, values] of results) {
        const value = one.values[moment];
        const kept = value === undefined ? undefined : result(operation, value, other);
        if (kept === undefined) continue;
        // Several series on the left are no error if a comparison drops them.
        if (isTaken) throw cannotEvaluate(manyToOne);
        isTaken = true;
        values[moment] = kept;
      }
    }
    found.push(...members.map((one) => ({ labels: resultLabels(one.labels), values: results.get(one) ?? [] })));
  }
  return united(found);
}

/** All of the left, and series of the right without a match on the left at that time. */
function either(matching: Matching, left: readonly Series[], right: readonly Series[]): Series[] {
  const partners = new Map(grouped(left, matchedBy(matching)).map((group) => [keyOf(group.labels), group.members]));
  const added = right.map(({ labels, values }) => {
    const others = partners.get(keyOf(matchedBy(matching)(labels))) ?? [];
    return {
      labels,
      values: values.map((value, moment) =>
        others.some((other) => other.values[moment] !== undefined) ? undefined : value,
      ),
    };
  });
  return united([...left, ...added]);
}
