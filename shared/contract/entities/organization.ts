import { type Static, Type } from 'typebox';
import {
  body,
  Color,
  Count,
  Day,
  Email,
  FileAddress,
  Html,
  Id,
  Instant,
  Label,
  LongText,
  Name,
  nullable,
  optional,
  RequiredText,
  Title,
  Version,
} from '../fields';
import { limits } from '../limits';
import { locales } from '../enums/locales';
import { secondFactorScopes } from '../enums/security';
import { Reference, StreetAddress, StreetAddressBody } from './person';
import { programTypes } from '../enums/tasks';
import { Period } from './program';
import { businessSectors, companySizes } from '../enums/jobs';

export const UserGroup = Type.Object({
  id: Id,
  name: Label,
  description: LongText,
  organization: Reference,
  licensePacks: Type.Array(Type.Object({ ...Reference.properties, maxLicenses: Count })),
  userCount: Count,
  /** Those who belong to no other group. */
  onlyGroupOf: Count,
  managerCount: Count,
  version: Version,
  createdAt: Instant,
});
export type UserGroup = Static<typeof UserGroup>;

/** `organization` is for those who see more than their own. */
export const UserGroupBody = body({
  organization: optional(Id),
  name: Title,
  description: RequiredText,
  licensePacks: Type.Array(Id, { minItems: 1, maxItems: limits.selectedIds, uniqueItems: true }),
});
export type UserGroupBody = Static<typeof UserGroupBody>;

export const PackProgram = Type.Object({ id: Id, name: Label, type: Type.Enum(programTypes) });
export type PackProgram = Static<typeof PackProgram>;

export const LicensePack = Type.Object({
  id: Id,
  name: Label,
  description: nullable(Html),
  maxLicenses: Count,
  availableLicenseCount: Count,
  usedLicenseCount: Count,
  organization: Reference,
  version: Version,
  period: Period,
  programs: Type.Array(PackProgram),
});
export type LicensePack = Static<typeof LicensePack>;

export const PackStats = Type.Object({
  licensePacks: Type.Object({ active: Count, availableLicenseCount: Count, licensesCount: Count }),
  groups: Type.Object({ total: Count }),
});
export type PackStats = Static<typeof PackStats>;

/** How an organisation colours the product; what is null falls back to the product's own. */
export const OrganizationTheme = Type.Object({
  primary: nullable(Color),
  secondary: nullable(Color),
  background: nullable(Color),
  logoUrl: nullable(FileAddress),
  bannerUrl: nullable(FileAddress),
});
export type OrganizationTheme = Static<typeof OrganizationTheme>;

export const Organization = Type.Object({
  id: Id,
  group: nullable(Label),
  name: Label,
  companyName: nullable(Label),
  serialNumber: nullable(Label),
  VATserialNumber: nullable(Label),
  companySize: nullable(Type.Enum(companySizes)),
  businessType: nullable(Type.Enum(businessSectors)),
  address: StreetAddress,
  billingAddress: StreetAddress,
  theme: OrganizationTheme,
  locale: Type.Enum(locales),
  requiresSecondFactor: Type.Enum(secondFactorScopes),
  auditMonths: Count,
  userCount: Count,
  version: Version,
});
export type Organization = Static<typeof Organization>;

/** Seats in programmes, from one day to another, both within. Fewer than are used is a 409 with the figure. */
const packFields = {
  name: Title,
  description: optional(Html),
  maxLicenses: Type.Integer({ minimum: 0, maximum: limits.packLicenses }),
  period: body({ fromDate: Day, toDate: Day }),
  programs: Type.Array(Id, { minItems: 1, maxItems: limits.selectedIds, uniqueItems: true }),
};
export const LicensePackBody = body(packFields);
export type LicensePackBody = Static<typeof LicensePackBody>;
export const LicensePackCreation = body({ ...packFields, organization: Id });
export type LicensePackCreation = Static<typeof LicensePackCreation>;

const Registration = Type.String({ maxLength: limits.registrationLength });

/** The identity of an organisation, as its page shows it. */
const organizationIdentity = {
  name: Title,
  group: optional(Label),
  companyName: optional(Label),
  serialNumber: optional(Registration),
  VATserialNumber: optional(Registration),
  companySize: optional(Type.Enum(companySizes)),
  businessType: optional(Type.Enum(businessSectors)),
  address: optional(StreetAddressBody),
  billingAddress: optional(StreetAddressBody),
  locale: Type.Optional(Type.Enum(locales)),
};

/** Who looks after an organisation: they bring in all others, and are invited by mail. */
export const OwnerBody = body({
  firstName: Name,
  lastName: Name,
  email: Email,
  role: Type.Optional(Type.Enum(['owner', 'admin'])),
});
export type OwnerBody = Static<typeof OwnerBody>;

export const OrganizationCreation = body({ ...organizationIdentity, owner: OwnerBody });
export type OrganizationCreation = Static<typeof OrganizationCreation>;

export const OrganizationBody = body({
  ...organizationIdentity,
  requiresSecondFactor: Type.Optional(Type.Enum(secondFactorScopes)),
  /** Months for which the log is kept. */
  auditMonths: Type.Optional(Type.Integer({ minimum: limits.auditMonthsMin, maximum: limits.auditMonthsMax })),
});
export type OrganizationBody = Static<typeof OrganizationBody>;

/** What is not named stays as it is; null takes it away. New pictures come beside it as the files `logo` and `banner`. */
export const ThemeBody = body({
  primary: optional(Color),
  secondary: optional(Color),
  background: optional(Color),
  logoUrl: Type.Optional(nullable(Type.Never())),
  bannerUrl: Type.Optional(nullable(Type.Never())),
});
export type ThemeBody = Static<typeof ThemeBody>;
