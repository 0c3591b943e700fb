/** The federation runtime, and what it has to offer: a chunk of its own, which comes with the first remote. */
export const loadRuntime = () => import(/* webpackChunkName: "federation" */ '../runtime/runtime');
