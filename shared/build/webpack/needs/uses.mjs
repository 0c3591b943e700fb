import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

import { mentionedNames, namesOfPackage } from './mentioned-names.mjs';
import { placeOfImport } from './place-of-import.mjs';
import { WHOLE } from './shared-imports.mjs';

/**
 * Where each name of each shared module is imported.
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
 * The names behind « the whole module ». Our own sources can name what they use, and must: what nobody has named cannot
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
