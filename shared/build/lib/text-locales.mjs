import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../paths.mjs';

const file = join(root, 'shared/contract/enums/locales.ts');
const list = /export const textLocales = \[([^\]]*)\]/;

/**
 * The languages that there are words in, as the contract lists them. Read at once, since Lingui's configuration waits for
 * nothing, and as text, since node does not run TypeScript.
 * @returns {string[]}
 */
export function readTextLocales() {
  const codes = [...(list.exec(readFileSync(file, 'utf8'))?.[1] ?? '').matchAll(/'([a-z]+)'/g)].map(
    ([, code = '']) => code,
  );
  if (codes.length === 0) throw new Error(`${file} lists no textLocales.`);
  return codes;
}
