import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Exports of a package: of a CommonJS module the page also takes the whole as `default`.
 * @param {string} module @param {string} folder to resolve it from
 */
export const namesOfPackage = (module, folder) => [
  'default',
  ...Object.keys(createRequire(join(folder, 'package.json'))(module)),
];

/**
 * A package that takes a shared package as a whole (`var React = require('react')`) uses no more of it than its text
 * mentions.
 * @param {string} source @param {readonly string[]} exported
 */
export function mentionedNames(source, exported) {
  const words = new Set(source.match(/[\w$]+/g));
  return exported.filter((name) => words.has(name));
}
