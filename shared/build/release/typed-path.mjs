import { resolve } from 'node:path';

/**
 * A path as a person typed it: npm runs a workspace's commands in the workspace's folder, wherever it was called from.
 * @param {string} path
 */
export const typedPath = (path) => resolve(process.env.INIT_CWD ?? process.cwd(), path);
