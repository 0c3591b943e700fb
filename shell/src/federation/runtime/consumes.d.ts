/** The package declares types for its neighbours of this file, not for this one. */
declare module '@module-federation/webpack-bundler-runtime/dist/consumes.js' {
  import type { Federation } from '@module-federation/webpack-bundler-runtime';

  export const consumes: NonNullable<Federation['bundlerRuntime']>['consumes'];
}
