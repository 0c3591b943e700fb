import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { transformSync } from 'esbuild';

import { root } from '../paths.mjs';

const file = join(root, 'shared/contract/enums/locales.ts');

/**
 * The languages that there are words in, as the contract lists them. Read at once, since Lingui's configuration waits for
 * nothing.
 * @returns {string[]}
 */
export function readTextLocales() {
  const { code } = transformSync(readFileSync(file, 'utf8'), { loader: 'ts', format: 'cjs' });
  const module = { exports: /** @type {{ textLocales?: string[] }} */ ({}) };
  // The module imports nothing and is our own.
  new Function('module', 'exports', code)(module, module.exports);
  const { textLocales } = module.exports;
  if (!textLocales) throw new Error(`${file} exports no textLocales.`);
  return textLocales;
}
