import { join } from 'node:path';

import { bundled, evaluate } from '../validators/evaluate.mjs';
import { root } from '../paths.mjs';

/** @typedef {typeof import('../../contract/remotes/index.ts')} Rules */

/** @type {Promise<Rules> | undefined} */
let rules;

/** Rules between shell and remotes, read from the contract, so that build and page apply the same ones. */
export function contractRules() {
  rules ??= bundled(join(root, 'shared/contract/remotes/index.ts'))
    .then(evaluate)
    .then((module) => /** @type {Rules} */ (/** @type {unknown} */ (module)));
  return rules;
}
