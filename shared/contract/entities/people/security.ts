import { type Static, Type } from 'typebox';
import {
  browsers,
  type PermissionArea,
  permissionAreas,
  permissionLevels,
  roles,
  sessionPlaces,
  systems,
} from '../../enums/security';
import { body, Count, Id, Instant, Label, nullable, RequiredText } from '../../fields';
import { CurrentPassword } from './credentials';

const Level = Type.Enum(permissionLevels);
const levels = Object.fromEntries(permissionAreas.map((area) => [area, Level])) as Record<PermissionArea, typeof Level>;

/** Every area has a level: absence would be a third answer to a yes-or-no question. */
export const Permissions = Type.Object(levels);
export type Permissions = Static<typeof Permissions>;

export const RoleReference = Type.Object({ slug: Type.Enum(roles) });

/** `label` is in the language of the request; `grantable` says whether the person who asks may give it to others. */
export const Role = Type.Object({
  slug: Type.Enum(roles),
  label: Label,
  permissions: Permissions,
  grantable: Type.Boolean(),
});
export type Role = Static<typeof Role>;

/** Six digits from the application, or a recovery code; spaces and dashes are how people type them. */
export const FactorCode = Type.String({ minLength: 6, maxLength: 40, pattern: '^[0-9A-Za-z \\-]+$' });

export const SecondFactor = Type.Object({
  isOn: Type.Boolean(),
  /** By the organisation: it can be replaced, and not be turned off. */
  isRequired: Type.Boolean(),
  since: nullable(Instant),
  recoveryCodesLeft: Count,
});
export type SecondFactor = Static<typeof SecondFactor>;

export const FactorCodeBody = body({ code: FactorCode });
export type FactorCodeBody = Static<typeof FactorCodeBody>;

/** Changing the factor takes what signing in takes. */
export const FactorProof = body({ password: CurrentPassword, code: FactorCode });
export type FactorProof = Static<typeof FactorProof>;

/** The code is asked for where there is a factor already, which the new one is to replace. */
export const FactorSetUp = body({ password: CurrentPassword, code: Type.Optional(FactorCode) });
export type FactorSetUp = Static<typeof FactorSetUp>;

/** Secret for the authenticator application, as text and as the address in the QR code. Returned once. */
export const FactorSecret = Type.Object({ secret: Label, address: Type.String() });
export type FactorSecret = Static<typeof FactorSecret>;

/** Told once. */
export const RecoveryCodes = Type.Object({ recoveryCodes: Type.Array(Label) });
export type RecoveryCodes = Static<typeof RecoveryCodes>;

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

export const LogAsBody = body({ userId: Id, reason: RequiredText });
export type LogAsBody = Static<typeof LogAsBody>;

/** The staff member who is signed in as another person. */
export const LoggedAs = Type.Object({ firstName: Label, lastName: Label, until: Instant });
export type LoggedAs = Static<typeof LoggedAs>;
