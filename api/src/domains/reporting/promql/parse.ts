import { badQuery, notServed } from './failure';
import { durationOf, numberOf, textOf } from './literals';
import { labelMatcher, type LabelMatcher, matchOperators } from './label-matcher';
import {
  aggregationNames,
  arithmeticOperators,
  comparisonOperators,
  type Expression,
  type FunctionName,
  functions,
  type Grouping,
  type Matching,
  type Node,
  type Selector,
  typeOf,
  type ValueType,
  windowFunctionNames,
} from './syntax';
import { childOf, parseError, type Part, promised, treeOf } from './tree';

const oneOf = <T extends string>(names: readonly T[], text: string): T | undefined =>
  names.find((name) => name === text.toLowerCase());

/** Parses a query: 400 for invalid PromQL, 422 with the name of an unsupported feature. */
export function parseQuery(source: string): Expression {
  const tree = treeOf(source);
  return withoutBrackets(tree).name === 'MatrixSelector'
    ? { kind: 'samples', ...rangeOf(withoutBrackets(tree)) }
    : read(tree);
}

function withoutBrackets(part: Part): Part {
  return part.name === 'ParenExpr' ? withoutBrackets(promised(part.children[0])) : part;
}

function read(bracketed: Part): Expression {
  const part = withoutBrackets(bracketed);
  switch (part.name) {
    case 'NumberDurationLiteral':
      return { kind: 'number', value: numberOf(part.text) };
    case 'VectorSelector':
      return selectorOf(part);
    case 'UnaryExpr':
      return unaryOf(part);
    case 'FunctionCall':
      return callOf(part);
    case 'AggregateExpr':
      return aggregationOf(part);
    case 'BinaryExpr':
      return binaryOf(part);
    case 'MatrixSelector':
      throw parseError(part.from, 'expected type instant vector, got range vector');
    case 'SubqueryExpr':
      throw notServed('subquery');
    case 'OffsetExpr':
      throw notServed('offset');
    case 'StepInvariantExpr':
      throw notServed('@');
    case 'StringLiteral':
      throw notServed('string literal');
    default:
      throw notServed(part.name);
  }
}

function selectorOf(part: Part): Selector {
  const name = childOf(part, 'Identifier')?.text;
  const matchers = (childOf(part, 'LabelMatchers')?.children ?? []).map(matcherOf);
  const named = matchers.filter(({ label }) => label === '__name__');
  if (named.some(({ operator }) => operator !== '=')) throw notServed('__name__ by anything but =');
  if (name !== undefined && named.length > 0) throw parseError(part.from, 'metric name must not be set twice');
  if (named.length > 1) throw parseError(part.from, 'metric name must not be set twice');
  if (name === undefined && !matchers.some(({ matches }) => !matches(''))) {
    throw parseError(part.from, 'vector selector must contain at least one non-empty matcher');
  }
  return {
    kind: 'selector',
    metric: name ?? named[0]?.value,
    matchers: matchers.filter(({ label }) => label !== '__name__'),
  };
}

function matcherOf(part: Part): LabelMatcher {
  if (part.name !== 'UnquotedLabelMatcher') throw notServed('quoted label name');
  const [label, sign, value] = part.children.map(({ text }) => text);
  const operator = matchOperators.find((known) => known === sign);
  if (label === undefined || value === undefined || !operator) throw badQuery('parse error: unexpected label matcher');
  return labelMatcher(label, operator, textOf(value));
}

function rangeOf(part: Part): { selector: Selector; seconds: number } {
  const [inner, length] = part.children;
  const selector = withoutBrackets(promised(inner));
  if (selector.name !== 'VectorSelector') throw parseError(selector.from, 'ranges only allowed for vector selectors');
  const text = promised(promised(length).children[0]).text;
  const seconds = durationOf(text);
  if (seconds === undefined) throw parseError(promised(length).from, `not a valid duration string: "${text}"`);
  if (seconds <= 0) throw parseError(promised(length).from, 'duration must be greater than 0');
  return { selector: selectorOf(selector), seconds };
}

function unaryOf(part: Part): Expression {
  const [sign, operand] = part.children;
  const inner = read(promised(operand));
  if (promised(sign).text === '+') return inner;
  return inner.kind === 'number' ? { kind: 'number', value: -inner.value } : { kind: 'negation', operand: inner };
}

function callOf(part: Part): Expression {
  const name = promised(childOf(part, 'FunctionIdentifier')).text;
  const given = promised(childOf(part, 'FunctionCallBody')).children;
  const overTime = oneOf(windowFunctionNames, name);
  if (overTime) {
    if (given.length !== 1)
      throw parseError(part.from, `expected 1 argument(s) in call to "${name}", got ${given.length}`);
    const range = withoutBrackets(promised(given[0]));
    if (range.name === 'SubqueryExpr') throw notServed('subquery');
    if (range.name === 'OffsetExpr') throw notServed('offset');
    if (range.name === 'StepInvariantExpr') throw notServed('@');
    if (range.name !== 'MatrixSelector') {
      throw parseError(range.from, `expected type range vector in call to function "${name}"`);
    }
    return { kind: 'window', function: overTime, ...rangeOf(range) };
  }
  const known = oneOf(Object.keys(functions) as FunctionName[], name);
  if (!known) throw notServed(name);
  const { takes, ...more } = functions[known];
  const fewest = takes.length - ('optional' in more ? more.optional : 0);
  if (given.length < fewest || given.length > takes.length) {
    throw parseError(part.from, `expected ${takes.length} argument(s) in call to "${name}", got ${given.length}`);
  }
  const inner = given.map((argument, index) =>
    readAs(argument, takes[index] ?? 'scalar', `call to function "${name}"`),
  );
  return { kind: 'call', function: known, arguments: inner };
}

const typeNames = { scalar: 'scalar', vector: 'instant vector', samples: 'range vector' };

function readAs(part: Part, type: ValueType, where: string): Expression {
  const expression = read(part);
  const found = typeOf(expression);
  if (found !== type)
    throw parseError(part.from, `expected type ${typeNames[type]} in ${where}, got ${typeNames[found]}`);
  return expression;
}

const labelNames = (part: Part | undefined): string[] => (part?.children ?? []).map(({ text }) => text);

function aggregationOf(part: Part): Node<'aggregation'> {
  const name = promised(childOf(part, 'AggregateOp')).text;
  const operation = oneOf(aggregationNames, name);
  if (!operation) throw notServed(name);
  const modifier = childOf(part, 'AggregateModifier');
  const grouping: Grouping = {
    mode: modifier && childOf(modifier, 'Without') ? 'without' : 'by',
    labels: labelNames(modifier && childOf(modifier, 'GroupingLabels')),
  };
  const given = promised(childOf(part, 'FunctionCallBody')).children;
  const takesParameter = operation === 'topk' || operation === 'bottomk';
  const expected = takesParameter ? 2 : 1;
  if (given.length !== expected) {
    throw parseError(
      part.from,
      `wrong number of arguments for aggregate expression provided, expected ${expected}, got ${given.length}`,
    );
  }
  const [first, second] = given;
  return {
    kind: 'aggregation',
    operation,
    grouping,
    parameter: takesParameter ? readAs(promised(first), 'scalar', 'aggregation parameter') : undefined,
    operand: readAs(promised(takesParameter ? second : first), 'vector', 'aggregation expression'),
  };
}

/** The operand of a sign: the grammar parses `-2` as one number. */
function unsigned(part: Part): { sign: string; operand: Part } | undefined {
  if (part.name === 'UnaryExpr') return { sign: promised(part.children[0]).text, operand: promised(part.children[1]) };
  const sign = /^[+-]/.exec(part.text)?.[0];
  if (sign === undefined || part.children.length > 0) return undefined;
  return { sign, operand: { ...part, text: part.text.slice(1), from: part.from + 1 } };
}

/** `-2 ^ 2` is -4: the grammar binds the sign to the number, the language to the power. */
function powerOf(part: Part, base: Part): Expression {
  const signed = unsigned(base);
  if (!signed) return operationOf(part, base);
  const power = powerOf(part, signed.operand);
  return signed.sign === '-' ? { kind: 'negation', operand: power } : power;
}

function binaryOf(part: Part): Expression {
  const base = promised(part.children[0]);
  return promised(part.children[1]).text === '^' ? powerOf(part, base) : operationOf(part, base);
}

function operationOf(part: Part, first: Part): Expression {
  const [, sign, ...rest] = part.children;
  const symbol = promised(sign).text;
  const operator =
    oneOf(arithmeticOperators, symbol) ?? oneOf(comparisonOperators, symbol) ?? oneOf(['or'] as const, symbol);
  if (!operator) throw notServed(symbol);
  const clause = rest.find(({ name }) => name === 'MatchingModifierClause');
  if (clause && (childOf(clause, 'GroupLeft') ?? childOf(clause, 'GroupRight')))
    throw notServed('group_left or group_right');
  const matching: Matching = {
    mode: clause && childOf(clause, 'On') ? 'on' : 'ignoring',
    labels: labelNames(clause && childOf(clause, 'GroupingLabels')),
  };
  const [left, right] = [read(first), read(promised(rest.at(-1)))];
  const isComparison = oneOf(comparisonOperators, symbol) !== undefined;
  const isBoolean = part.children.some(({ name }) => name === 'BoolModifier');
  const areScalars = typeOf(left) === 'scalar' && typeOf(right) === 'scalar';
  const isOneScalar = typeOf(left) === 'scalar' || typeOf(right) === 'scalar';
  if (isBoolean && !isComparison) throw parseError(part.from, 'bool modifier can only be used on comparison operators');
  if (isComparison && areScalars && !isBoolean) {
    throw parseError(part.from, 'comparisons between scalars must use BOOL modifier');
  }
  if (operator === 'or' && isOneScalar) {
    throw parseError(part.from, 'set operator "or" not allowed in binary scalar expression');
  }
  if (clause && isOneScalar) throw parseError(part.from, 'vector matching only allowed between instant vectors');
  return { kind: 'binary', operator, left, right, isBoolean, matching };
}
