declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
declare module '*.css';
declare module '*.svg' {
  const url: string;
  export default url;
}
/** Set by the build: true in the single-bundle build that the benches compare with. */
declare const MONOLITH: boolean;
