import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

import { mentionedNames, namesOfPackage } from './mentioned-names.mjs';
import { WHOLE } from './shared-imports.mjs';

/** @param {string} text */
const literally = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** @param {string} source @param {number} index */
function lineAndColumn(source, index) {
  const before = source.slice(0, index).split('\n');
  return `${before.length}:${(before.at(-1) ?? '').length + 1}`;
}

/** @param {string} source @param {string} module */
const statementsFrom = (source, module) => [
  ...source.matchAll(new RegExp(`\\b(?:import|export)\\b[^;'"]*\\bfrom\\s*(['"])${literally(module)}\\1`, 'g')),
];

/**
 * Place of an import in a source, as `line:column`. An import added by the compiler is found at its macro; for JSX there
 * is no better place than the beginning.
 * @param {string} source @param {string} module @param {string} name
 */
export function placeOfImport(source, module, name) {
  const statements = [...statementsFrom(source, module), ...statementsFrom(source, `${module}/macro`)];
  for (const { 0: text, index } of statements) {
    const at = text.search(new RegExp(`(?<![\\w$])${literally(name)}(?![\\w$])(?=.*from)`, 's'));
    if (at !== -1) return lineAndColumn(source, index + at);
  }
  return lineAndColumn(source, statements[0]?.index ?? 0);
}

/**
 * Locations of the imports of each name of each shared module.
 * @typedef {Record<string, Record<string, string[]>>} Uses
 */

const PACKAGES = '/node_modules/';

/**
 * As a person looks for it: from the remote's folder, or by the package it belongs to.
 * @param {string} file @param {string} context
 */
const readable = (file, context) =>
  file.includes(PACKAGES) ? file.slice(file.lastIndexOf(PACKAGES) + PACKAGES.length) : relative(context, file);

/**
 * The names behind « the whole module ». Our own sources must import by name: unnamed imports cannot
 * be compared with what a shell offers.
 * @param {import('./shared-imports.mjs').SharedImport} taken @param {string} source @param {string} context
 */
function namesOf({ module, name, file }, source, context) {
  if (name !== WHOLE) return [name];
  if (file.includes(PACKAGES) && !module.startsWith('@passerelle/')) {
    return mentionedNames(source, namesOfPackage(module, context));
  }
  const place = `${readable(file, context)}:${placeOfImport(source, module, WHOLE)}`;
  throw new Error(`${place} takes ${module} as a whole. Import what is used of it by name.`);
}

/**
 * @param {readonly import('./shared-imports.mjs').SharedImport[]} imports
 * @param {string} context the remote's folder
 * @returns {Uses}
 */
export function usesOf(imports, context) {
  /** @type {Map<string, string>} */
  const sources = new Map();
  /** @type {Map<string, Map<string, Set<string>>>} */
  const uses = new Map();
  for (const taken of imports) {
    const { file, module } = taken;
    const source = sources.get(file) ?? readFileSync(file, 'utf8');
    sources.set(file, source);
    for (const name of namesOf(taken, source, context)) {
      const ofModule = uses.get(module) ?? new Map();
      uses.set(module, ofModule);
      const place = `${readable(file, context)}:${placeOfImport(source, module, name)}`;
      ofModule.set(name, (ofModule.get(name) ?? new Set()).add(place));
    }
  }
  return sorted(uses, (names) => sorted(names, (places) => [...places].sort()));
}

/** @param {Uses} uses */
export const sharedOf = (uses) =>
  Object.fromEntries(Object.entries(uses).map(([module, names]) => [module, Object.keys(names)]));

/**
 * Sorted, so that the same sources make the same file.
 * @template V, R
 * @param {Map<string, V>} map @param {(value: V) => R} convert
 * @returns {Record<string, R>}
 */
const sorted = (map, convert) =>
  Object.fromEntries([...map].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, value]) => [key, convert(value)]));
