import type { SyntaxNode } from '@lezer/common';
import { parser } from '@prometheus-io/lezer-promql';
import {
  type Expression,
  type Matcher,
  type Label,
  type Metric,
  metricOf,
  type Comparison,
  comparisons,
} from './metrics';
import { secondsOf, refused } from './times';

/** A dashboard sends this for a variable without a chosen value: it filters nothing. */
const everything = ['all', '.*'];
/** Plain values separated by bars: any other regular expression could be made to run without end. */
const listOfValues = /^[\p{L}\p{N}_-]+(?:\|[\p{L}\p{N}_-]+)*$/u;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function valuesOf(comparison: Comparison, text: string): readonly string[] {
  if (comparison === '=' || comparison === '!=') return [text];
  if (!listOfValues.test(text)) throw refused('query', 'notAllowed');
  return text.split('|');
}

/** Undefined where the matcher filters nothing. */
function matcherOf(metric: Metric, label: string, sign: string, text: string): Matcher | undefined {
  const known = [...metric.labels, 'group' as const].find((name) => name === label);
  const comparison = comparisons.find((one) => one === sign);
  if (!known || !comparison) throw refused('query', 'unknown');
  if ((comparison === '=' || comparison === '=~') && everything.includes(text)) return undefined;
  const values = valuesOf(comparison, text);
  // Text that is no UUID matches nobody; the database would refuse it as an id.
  return {
    label: known,
    comparison,
    values: known === 'user' || known === 'group' ? values.filter((id) => uuid.test(id)) : values,
  };
}

/** Unreachable after a successful parse: a node of the grammar is missing its child. */
function only(node: SyntaxNode | null | undefined): SyntaxNode {
  if (!node) throw refused('query', 'notAllowed');
  return node;
}

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (child.name !== 'LineComment') children.push(child);
  }
  return children;
}

/** `sum(…)`, `increase(…)` and brackets contain exactly one expression. */
function single(node: SyntaxNode): SyntaxNode {
  const [child, ...others] = childrenOf(node);
  if (others.length > 0) throw refused('query', 'notAllowed');
  return only(child);
}

function textOf(literal: string): string {
  const inside = literal.slice(1, -1);
  // No id and no label value of the product needs an escape.
  if (inside.includes('\\')) throw refused('query', 'notAllowed');
  return inside;
}

function readSelector(node: SyntaxNode, source: string): Pick<Expression, 'metric' | 'matchers'> {
  if (node.name !== 'VectorSelector') throw refused('query', 'notAllowed');
  const sourceOf = (part: SyntaxNode): string => source.slice(part.from, part.to);
  const metric = metricOf(sourceOf(only(node.getChild('Identifier'))));
  if (!metric) throw refused('query', 'unknown');
  const braces = node.getChild('LabelMatchers');
  const matchers = (braces ? childrenOf(braces) : [])
    .map((matcher): Matcher | undefined => {
      if (matcher.name !== 'UnquotedLabelMatcher') throw refused('query', 'notAllowed');
      const [label, comparison, value] = childrenOf(matcher);
      return matcherOf(metric, sourceOf(only(label)), sourceOf(only(comparison)), textOf(sourceOf(only(value))));
    })
    .filter((matcher) => matcher !== undefined);
  return { metric, matchers };
}

/** A counter, or how much it grew. */
function readCounter(node: SyntaxNode, source: string): Expression {
  if (node.name === 'ParenExpr') return readCounter(single(node), source);
  if (node.name !== 'FunctionCall') return readSelector(node, source);
  if (!only(node.getChild('FunctionIdentifier')).getChild('Increase')) throw refused('query', 'notAllowed');
  const range = single(only(node.getChild('FunctionCallBody')));
  if (range.name !== 'MatrixSelector') throw refused('query', 'notAllowed');
  const [selector, duration] = childrenOf(range);
  const length = single(only(duration));
  const window = length.name.startsWith('NumberDurationLiteral')
    ? secondsOf(source.slice(length.from, length.to))
    : undefined;
  if (!window) throw refused('query', 'notAllowed');
  return { ...readSelector(only(selector), source), window };
}

function labelsOf(modifier: SyntaxNode | null, metric: Metric, source: string): Label[] {
  if (!modifier) return [];
  if (!modifier.getChild('By')) throw refused('query', 'notAllowed');
  const names = childrenOf(only(modifier.getChild('GroupingLabels'))).map(({ from, to }) => source.slice(from, to));
  return [...new Set(names)].map((name) => {
    const label = metric.labels.find((known) => known === name);
    if (!label) throw refused('query', 'unknown');
    return label;
  });
}

function readAggregate(node: SyntaxNode, source: string): Expression {
  if (node.name === 'ParenExpr') return readAggregate(single(node), source);
  if (node.name !== 'AggregateExpr') return readCounter(node, source);
  const operator = only(node.getChild('AggregateOp'));
  const operation = operator.getChild('Sum') ? 'sum' : operator.getChild('Count') ? 'count' : undefined;
  if (!operation) throw refused('query', 'notAllowed');
  const counter = readCounter(single(only(node.getChild('FunctionCallBody'))), source);
  const by = labelsOf(node.getChild('AggregateModifier'), counter.metric, source);
  return { ...counter, aggregation: { operation, by } };
}

/** Parses an expression; refuses with a 400 what cannot be parsed, is not supported, or names an unknown metric or label. */
export function parseExpression(source: string): Expression {
  const tree = parser.parse(source);
  const cursor = tree.cursor();
  do {
    if (cursor.type.isError) throw refused('query', 'format');
  } while (cursor.next());
  return readAggregate(single(tree.topNode), source);
}
