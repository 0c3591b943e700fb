import { join } from 'node:path';

import { bundled, evaluate } from '../lib/evaluate.mjs';
import { root } from '../paths.mjs';

/** @typedef {typeof import('../../contract/remotes/index.ts')} Rules */

/** @type {Promise<Rules> | undefined} */
let rules;

/** What shell and remotes promise each other, read from the contract, so that build and page apply the same rules. */
export function contractRules() {
  rules ??= bundled(join(root, 'shared/contract/remotes/index.ts'))
    .then(evaluate)
    .then((module) => /** @type {Rules} */ (/** @type {unknown} */ (module)));
  return rules;
}
