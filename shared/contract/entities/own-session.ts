import { type Static, Type } from 'typebox';
import { browsers, sessionPlaces, systems } from '../enums/security';
import { Id, Instant, Label, nullable } from '../fields';

/** One place where the person is signed in. */
export const OwnSession = Type.Object({
  id: Id,
  /** The one that asks. It is ended by signing out. */
  isCurrent: Type.Boolean(),
  browser: nullable(Type.Enum(browsers)),
  system: nullable(Type.Enum(systems)),
  place: Type.Enum(sessionPlaces),
  /** The network it was last used from, without the part that names a device: `203.0.113.0/24`. */
  network: nullable(Label),
  startedAt: Instant,
  lastUsedAt: Instant,
});
export type OwnSession = Static<typeof OwnSession>;

export const OwnSessions = Type.Object({ items: Type.Array(OwnSession) });
export type OwnSessions = Static<typeof OwnSessions>;
