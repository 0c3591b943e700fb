import type * as Runtime from '../host/host';

/**
 * What runs remotes, in the chunk of the product itself: each of its screens needs it. A single bundle has remotes of its
 * own, and none of this.
 */
export const loadRuntime = (): Promise<typeof Runtime> =>
  MONOLITH
    ? Promise.reject(new Error('Nothing runs remotes in a single bundle'))
    : import(/* webpackMode: "eager" */ '../host/host');
