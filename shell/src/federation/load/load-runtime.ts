import type * as Runtime from '../host/host';

/**
 * Loads the runtime of remotes, in the chunk of the product itself: each of its screens needs it. A single bundle has its
 * own remotes, and none of this.
 */
export const loadRuntime = (): Promise<typeof Runtime> =>
  MONOLITH
    ? Promise.reject(new Error('Nothing runs remotes in a single bundle'))
    : import(/* webpackMode: "eager" */ '../host/host');
