import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { readJson, remoteNames, root } from '../paths.mjs';

/**
 * Who takes which name from whom, through the doors of the rooms. Read from the text of the statements: the sources are
 * formatted, so that every import and export begins a line.
 * @typedef {{ name: string, as: string, from: string, isType?: boolean }} Taken
 * @typedef {{ own: Set<string>, types: Set<string>, imports: Taken[], exports: Taken[] }} Source
 */

const ALL = '*';
const STATEMENT = /^(import|export)\s(type\s)?([^;'"]*?)\sfrom\s'([^']+)';/gm;
const LAZY = /\bimport\(\s*(?:\/\*.*?\*\/\s*)?'([^']+)',?\s*\)/gs;
const DECLARED =
  /^export (?:default )?(?:declare )?(?:abstract )?(?:async )?(const|let|function\*?|class|interface|type|enum) (\w+)/gm;
const DESTRUCTURED = /^export const \{([^}]*)\}/gm;

export const isTest = (/** @type {string} */ file) => /\.test(-helper)?\.tsx?$|^shared\/testing\//.test(file);
/** @param {string} file */
export const packageOf = (file) => file.split('/')[0] ?? '';

const doors = readJson(join(root, 'shared/package.json')).exports;

/** @param {string} folder @returns {string[]} */
const filesIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\/(node_modules|generated|build)\//.test(file));

/** @param {string} request @param {string} from */
function fileOf(request, from) {
  const door = request.startsWith('@passerelle/shared/') ? `.${request.slice('@passerelle/shared'.length)}` : null;
  if (!door && !request.startsWith('.')) return null;
  const target = door
    ? join('shared', doors[door] ?? `${door}.ts`)
    : relative(root, join(root, dirname(from), request)).replaceAll('\\', '/');
  return (
    ['', '.ts', '.tsx', '/index.ts']
      .map((end) => target + end)
      .find((file) => /\.tsx?$/.test(file) && existsSync(join(root, file))) ?? null
  );
}

/** @param {string} clause what stands between `import` and `from` @param {string} from @returns {Taken[]} */
function namesIn(clause, from) {
  const [, before = '', braces] = /^([^{]*?),?\s*(?:\{([\s\S]*)\})?$/.exec(clause.trim()) ?? [];
  const whole = before.startsWith(ALL) ? [{ name: ALL, as: ALL, from }] : [];
  const named = (braces ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [name = '', as = name] = part.replace(/^type\s+/, '').split(/\s+as\s+/);
      return { name, as, from, isType: part.startsWith('type ') };
    });
  return [...whole, ...named];
}

/** @param {string} file @returns {Source} */
function read(file) {
  const text = readFileSync(join(root, file), 'utf8');
  /** @type {Source} */
  const source = { own: new Set(), types: new Set(), imports: [], exports: [] };
  for (const [, verb, type, clause = '', request = ''] of text.matchAll(STATEMENT)) {
    const from = fileOf(request, file);
    const names = from ? namesIn(clause, from) : [];
    const [, whole] = /^\*\s+as\s+(\w+)$/.exec(clause) ?? [];
    if (verb === 'export' && whole) {
      // Handed on as one thing: what is in it is no name of this module.
      source.own.add(whole);
      source.imports.push(...names);
    } else if (verb === 'import')
      source.imports.push(...names.map((one) => ({ ...one, isType: Boolean(type || one.isType) })));
    else if (from) source.exports.push(...names);
    // What a package has made is the door's own.
    else {
      for (const { as, isType } of namesIn(clause, request)) (isType ? source.types : source.own).add(as);
    }
  }
  for (const [, request = ''] of text.matchAll(LAZY)) {
    const from = fileOf(request, file);
    if (from) source.imports.push({ name: ALL, as: ALL, from });
  }
  for (const [, kind = '', name = ''] of text.matchAll(DECLARED)) {
    source.own.add(name);
    if (kind === 'interface' || kind === 'type') source.types.add(name);
  }
  for (const [, names = ''] of text.matchAll(DESTRUCTURED)) {
    for (const name of names.split(',')) source.own.add((name.split(':').at(-1) ?? '').trim());
  }
  return source;
}

/** @param {string[]} folders */
const readSources = (folders) => new Map(folders.flatMap(filesIn).map((file) => [file, read(file)]));

/**
 * Which folders below one import which, tests left out: a test may know more than what it tests.
 * @param {string} folder @returns {Record<string, string[]>}
 */
export function folderGraph(folder) {
  /** @type {Record<string, string[]>} */
  const graph = {};
  for (const [file, { imports, exports }] of readSources([folder])) {
    if (isTest(file) || file.includes('/testing/')) continue;
    const known = (graph[dirname(file)] ??= []);
    for (const { from } of [...imports, ...exports]) {
      const to = dirname(from);
      if (to.startsWith(folder) && to !== dirname(file) && !known.includes(to)) known.push(to);
    }
  }
  return graph;
}

/** The graph of the pages' sources: shared, shell and remotes. */
export function readGraph() {
  const sources = readSources(['shared', 'shell/src', ...remoteNames().map((name) => `${name}/src`)]);

  /** Where a name is declared. @param {string} file @param {string} name @returns {string | null} */
  const origin = (file, name) => {
    const source = sources.get(file);
    if (!source || source.own.has(name)) return source ? file : null;
    const named = source.exports.find(({ as }) => as === name);
    if (named) return origin(named.from, named.name);
    return (
      source.exports
        .filter(({ as }) => as === ALL)
        .map(({ from }) => origin(from, name))
        .find(Boolean) ?? null
    );
  };
  return { sources, origin };
}
