import { type Static, Type } from 'typebox';
import { locales } from '../enums/locales';
import { Label, WebAddress } from '../fields';

export const Env = Type.Object({
  env: Type.String(),
  version: Type.String(),
  demo: Type.Boolean(),
  publicUrl: Type.String(),
  /** The locales whose catalogue is complete. */
  locales: Type.Array(Type.Enum(locales)),
  debugLogs: Type.Boolean(),
  /** Only where a deployment measures its audience, and only loaded with consent. */
  analytics: Type.Optional(Type.Object({ scriptUrl: WebAddress, siteId: Label, cookies: Type.Array(Label) })),
});
export type Env = Static<typeof Env>;
