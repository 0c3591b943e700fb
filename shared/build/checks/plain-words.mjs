import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import ts from 'typescript';

import { markdownPages } from '../docs/pages.mjs';
import { root } from '../paths.mjs';

/** Pronouns in place of the subject (« a user without the permission », « the client », « no row »), in names too. */
const PRONOUN = /(?:[Nn]o|[Ss]ome|[Aa]ny)body|[Ww]hoever/;
/** A clause in place of a noun, at the start of a text or sentence. Questions are allowed. */
const CLAUSE = /(?:^(?:[Ww]hat (?:is|has)|[Ww]ho is)|[.:!?|]\s+(?:What (?:is|has)|Who is))\s[^.!?|]*(?=[.!|]|$)/;
const TITLED = new Set(['it', 'test', 'describe', 'step', 'check']);
const isLiteral = (/** @type {ts.Node} */ node) =>
  ts.isLiteralExpression(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node) ||
  ts.isJsxText(node);

/** Names in a call: `test.describe(…)` and `it.each(…)(…)`. @param {ts.Expression} node @returns {string[]} */
function calledNames(node) {
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isPropertyAccessExpression(node)) return [...calledNames(node.expression), node.name.text];
  if (ts.isCallExpression(node)) return calledNames(node.expression);
  return ts.isTaggedTemplateExpression(node) ? calledNames(node.tag) : [];
}

/** The test titles, summaries, comments and unclear names of a script. @param {string} file @param {string} text */
function textsOfScript(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  /** @type {string[]} */
  const titles = [];
  /** @type {Set<string>} */
  const names = new Set();
  let code = text;
  const visit = (/** @type {ts.Node} */ node) => {
    const title = ts.isCallExpression(node)
      ? calledNames(node.expression).some((name) => TITLED.has(name)) && node.arguments[0]
      : ts.isPropertyAssignment(node) && node.name.getText() === 'summary' && node.initializer;
    if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)))
      titles.push(title.getText().slice(1, -1));
    if (ts.isIdentifier(node) && PRONOUN.test(node.text)) names.add(node.text);
    if (isLiteral(node)) {
      const [start, end] = [node.getStart(), node.getEnd()];
      code = code.slice(0, start) + text.slice(start, end).replaceAll(/[^\n]/g, ' ') + code.slice(end);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const comments = code.match(/\/\*[^]*?\*\/|(?:^|(?<=\s))\/\/[^\n]*(?:\n\s*\/\/[^\n]*)*/g) ?? [];
  return [...titles, ...names, ...comments.map((comment) => comment.replaceAll(/\*\/|^\s*(?:\/\*\*?|\*|\/\/)/gm, ''))];
}

/** @param {string} file @param {string} text @returns {string[]} */
function textsOf(file, text) {
  if (/\.(?:[cm]?[jt]s|tsx)$/.test(file)) return textsOfScript(file, text);
  if (file.endsWith('.css')) return text.match(/(?<=\/\*)[^]*?(?=\*\/)/g) ?? [];
  if (!file.endsWith('.md'))
    return (text.match(/(?:^\s*#.*\n?)+/gm) ?? []).map((part) => part.replaceAll(/^\s*#/gm, ''));
  const prose = text.replaceAll(/^```.*?^```/gms, '').replaceAll(/`[^`]*`|«[^»]*»/g, '…');
  return prose.split(/\n\s*\n|(?:^|\n)\s*(?:[-*>|]|#+|\d+\.)\s/);
}

/** Titles of tests, names, comments and pages whose subject has to be guessed (docs/style.md). */
export function unclearTexts() {
  const commented = /\.(?:[cm]?[jt]s|tsx|css|sh|conf|ya?ml|template)$|Dockerfile$/;
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = listed.split('\n').filter((file) => commented.test(file) && existsSync(join(root, file)));
  const pages = markdownPages().filter((page) => page !== 'docs/CHANGELOG.md');
  return [...files, ...pages].flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    if (!PRONOUN.test(text) && !/\b(?:what|who) (?:is|has)\b/i.test(text)) return [];
    return textsOf(file, text)
      .map((part) => part.replaceAll(/\s+/g, ' ').trim())
      .filter((part) => PRONOUN.test(part) || CLAUSE.test(part))
      .map((part) => `${file}: name the subject: « ${part.slice(0, 120)} »`);
  });
}
