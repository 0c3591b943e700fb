import type { SyntaxNode } from '@lezer/common';
import { parser } from '@prometheus-io/lezer-promql';
import { badQuery } from './failure';

/** A part of the query, with its text. */
export interface Part {
  name: string;
  text: string;
  from: number;
  children: readonly Part[];
}

const LONGEST_QUERY_BYTES = 2_048;
/** The grammar's parser and the tree's visitors recurse per bracket and per operator. */
const DEEPEST = 100;

/** `line:column: parse error: …`, as Prometheus says it. */
export const parseError = (from: number, what: string) => badQuery(`1:${from + 1}: parse error: ${what}`);

export const childOf = (part: Part, name: string): Part | undefined =>
  part.children.find((child) => child.name === name);

/** A required child of the grammar. */
export function promised(part: Part | undefined): Part {
  if (!part) throw badQuery('parse error: unexpected end of input');
  return part;
}

function partOf(node: SyntaxNode, source: string, depth: number): Part {
  if (depth > DEEPEST) throw badQuery('parse error: the expression is nested too deeply');
  if (node.type.isError)
    throw parseError(node.from, `unexpected "${source.slice(node.from, node.to) || 'end of input'}"`);
  const children: Part[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (child.name !== 'LineComment') children.push(partOf(child, source, depth + 1));
  }
  return { name: node.name, text: source.slice(node.from, node.to), from: node.from, children };
}

/**
 * Spellings of numbers that the grammar lacks and Prometheus accepts (`0X3D`, `1.`); never within a text or a comment.
 */
const textOrNumber =
  /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`[^`]*`|#[^\n]*|["'`]|\b0X(?=[\da-fA-F])|\b\d+\.(?![\w.])/g;
/** Of the same length, so that error positions stay right. The grammar accepts an unterminated text. */
const oneSpelling = (source: string): string =>
  source.replaceAll(textOrNumber, (found, from: number) => {
    if (found === '`') throw parseError(from, 'unterminated raw string');
    if (found === '"' || found === "'") throw parseError(from, 'unterminated quoted string');
    if (found === '0X') return '0x';
    return /^\d/.test(found) ? found.replace('.', ' ') : found;
  });

/** The syntax tree of a valid PromQL query; invalid ones are refused before any cost. */
export function treeOf(source: string): Part {
  if (Buffer.byteLength(source) > LONGEST_QUERY_BYTES) throw badQuery('the query is longer than 2 KB');
  const variable = /\$\{?\w+/.exec(source);
  if (variable) throw parseError(variable.index, `the variable "${variable[0]}" has no value`);
  if (source.trim() === '') throw badQuery('unknown position: parse error: no expression found in input');
  const text = oneSpelling(source);
  const top = partOf(parser.parse(text).topNode, text, 0);
  const [expression, ...others] = top.children;
  if (!expression || others.length > 0) throw badQuery('unknown position: parse error: no expression found in input');
  return expression;
}
