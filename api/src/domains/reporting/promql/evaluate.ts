import { aggregate } from './aggregate';
import { ofScalars, ofVectors, withScalar } from './operate';
import { mapValues, type Labels, METRIC_NAME, type Series, united } from './series';
import { assertFew, cannotEvaluate } from './failure';
import type { Expression, Grouping, Node } from './syntax';

/** The source of the figures. Scope is the source's job: nothing here knows the viewer. */
export interface Source {
  /** The series of a selector, or of a function over its window; already aggregated where `canAddUp` says so. */
  read: (leaf: Leaf, addedUp?: AddedUp) => Promise<Series[]>;
  canAddUp: (leaf: Leaf, operation: Node<'aggregation'>['operation']) => boolean;
}
export type Leaf = Node<'selector'> | Node<'window'>;
export interface AddedUp {
  operation: Node<'aggregation'>['operation'];
  grouping: Grouping;
  /** Only the existence of a value matters. */
  onlyThere?: boolean;
}

export type Value = { type: 'scalar'; values: number[] } | { type: 'vector'; series: Series[] };

interface Evaluation {
  /** Seconds since 1970. */
  moments: readonly number[];
  read: ReadonlyMap<Expression, readonly Series[]>;
}

/** The values of an expression at each time: first all reads, one statement each, then the arithmetic. */
export async function evaluate(expression: Expression, moments: readonly number[], source: Source): Promise<Value> {
  const read = new Map<Expression, Series[]>();
  let points = 0;
  for (const { node, leaf, addedUp } of readingsOf(expression, source)) {
    const series = await source.read(leaf, addedUp);
    points += series.length * moments.length;
    assertFew(points);
    read.set(node, series);
  }
  return valueOf(expression, { moments, read });
}

interface Reading {
  node: Expression;
  leaf: Leaf;
  addedUp?: AddedUp;
}

function readingsOf(node: Expression, source: Source, onlyThere = false): Reading[] {
  switch (node.kind) {
    case 'selector':
    case 'window':
      return [{ node, leaf: node }];
    case 'call':
      return node.arguments.flatMap((argument) => readingsOf(argument, source));
    case 'negation':
      return readingsOf(node.operand, source);
    case 'binary':
      return [...readingsOf(node.left, source), ...readingsOf(node.right, source)];
    case 'aggregation': {
      const { operation, grouping, operand } = node;
      const isLeaf = operand.kind === 'selector' || operand.kind === 'window';
      if (isLeaf && source.canAddUp(operand, operation))
        return [{ node, leaf: operand, addedUp: { operation, grouping, onlyThere } }];
      return [
        ...readingsOf(operand, source, operation === 'count'),
        ...(node.parameter ? readingsOf(node.parameter, source) : []),
      ];
    }
    case 'number':
    case 'samples':
      return [];
  }
}

function valueOf(node: Expression, evaluation: Evaluation): Value {
  const { moments, read } = evaluation;
  const known = read.get(node);
  if (known) return { type: 'vector', series: united(known) };
  switch (node.kind) {
    case 'number':
      return { type: 'scalar', values: moments.map(() => node.value) };
    case 'negation': {
      const value = valueOf(node.operand, evaluation);
      return value.type === 'scalar'
        ? { type: 'scalar', values: value.values.map((one) => -one) }
        : { type: 'vector', series: mapValues(value.series, (one) => -one) };
    }
    case 'aggregation': {
      const parameter = node.parameter ? scalarOf(node.parameter, evaluation) : [];
      const series = seriesOf(node.operand, evaluation);
      return { type: 'vector', series: aggregate(series, node.operation, node.grouping, parameter) };
    }
    case 'binary':
      return binary(node, evaluation);
    case 'call':
      return call(node, evaluation);
    case 'selector':
    case 'window':
    case 'samples':
      throw cannotEvaluate(`"${node.kind}" cannot be evaluated here`);
  }
}

function scalarOf(node: Expression, evaluation: Evaluation): number[] {
  const value = valueOf(node, evaluation);
  return value.type === 'scalar' ? value.values : evaluation.moments.map(() => Number.NaN);
}

function seriesOf(node: Expression, evaluation: Evaluation): Series[] {
  const value = valueOf(node, evaluation);
  return value.type === 'vector' ? value.series : [];
}

function binary(node: Node<'binary'>, evaluation: Evaluation): Value {
  const [left, right] = [valueOf(node.left, evaluation), valueOf(node.right, evaluation)];
  if (left.type === 'scalar') {
    return right.type === 'scalar'
      ? { type: 'scalar', values: ofScalars(node, left.values, right.values) }
      : { type: 'vector', series: withScalar(node, right.series, left.values, true) };
  }
  if (right.type === 'scalar') return { type: 'vector', series: withScalar(node, left.series, right.values, false) };
  return { type: 'vector', series: ofVectors(node, left.series, right.series) };
}

const round = (value: number, nearest: number): number => {
  const inverse = 1 / nearest;
  return Math.floor(value * inverse + 0.5) / inverse;
};

/** An infinite bound beats NaN, as in Prometheus. */
const atLeast = (bound: number, value: number): number =>
  bound === Number.POSITIVE_INFINITY ? bound : Math.max(bound, value);
const atMost = (bound: number, value: number): number =>
  bound === Number.NEGATIVE_INFINITY ? bound : Math.min(bound, value);

function call(node: Node<'call'>, evaluation: Evaluation): Value {
  const { moments } = evaluation;
  const [first, second, third] = node.arguments;
  const vector = (): Series[] => (first ? seriesOf(first, evaluation) : []);
  const scalar = (argument: Expression | undefined, otherwise: number): number[] =>
    argument ? scalarOf(argument, evaluation) : moments.map(() => otherwise);
  const changed = (change: (value: number, moment: number) => number | undefined): Value => ({
    type: 'vector',
    series: mapValues(vector(), change),
  });
  switch (node.function) {
    case 'time':
      return { type: 'scalar', values: [...moments] };
    case 'vector':
      return { type: 'vector', series: [{ labels: {}, values: scalar(first, Number.NaN) }] };
    case 'scalar': {
      const series = vector();
      return { type: 'scalar', values: moments.map((_, moment) => theOnly(series, moment)) };
    }
    case 'absent':
      return { type: 'vector', series: absent(first, vector(), moments) };
    case 'ceil':
      return changed(Math.ceil);
    case 'floor':
      return changed(Math.floor);
    case 'round': {
      const nearest = scalar(second, 1);
      return changed((value, moment) => round(value, nearest[moment] ?? 1));
    }
    case 'clamp_min': {
      const least = scalar(second, Number.NaN);
      return changed((value, moment) => atLeast(least[moment] ?? Number.NaN, value));
    }
    case 'clamp_max': {
      const most = scalar(second, Number.NaN);
      return changed((value, moment) => atMost(most[moment] ?? Number.NaN, value));
    }
    case 'clamp': {
      const [least, most] = [scalar(second, Number.NaN), scalar(third, Number.NaN)];
      return changed((value, moment) => {
        const [from, to] = [least[moment] ?? Number.NaN, most[moment] ?? Number.NaN];
        return to < from ? undefined : atLeast(from, atMost(to, value));
      });
    }
  }
}

function theOnly(series: readonly Series[], moment: number): number {
  const present = series.flatMap(({ values }) => values[moment] ?? []);
  return present.length === 1 ? (present[0] ?? Number.NaN) : Number.NaN;
}

/** 1 at each time without any series, with the labels that equality matchers fix. */
function absent(argument: Expression | undefined, series: readonly Series[], moments: readonly number[]): Series[] {
  const values = moments.map((_, moment) => (series.some((one) => one.values[moment] !== undefined) ? undefined : 1));
  const matchers = argument?.kind === 'selector' ? argument.matchers : [];
  const labels: Record<string, string> = {};
  for (const { label, operator, value } of matchers) {
    const isAlone = matchers.filter((other) => other.label === label).length === 1;
    if (operator === '=' && isAlone && value !== '' && label !== METRIC_NAME) labels[label] = value;
  }
  return united([{ labels: labels satisfies Labels, values }]);
}
