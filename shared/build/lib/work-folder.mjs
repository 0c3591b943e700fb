import { join, relative } from 'node:path';

import { root } from '../paths.mjs';

/**
 * Where what is made on the way is kept. A remote may live outside this repository, where nothing is written but into its
 * own folder.
 * @param {string} context the folder of what is built
 */
export const workFolder = (context) =>
  relative(root, context).startsWith('..') ? join(context, 'node_modules/.cache') : join(root, '.cache');
