import { type Static, Type } from 'typebox';
import {
  body,
  Color,
  Count,
  Day,
  demand,
  Email,
  FileAddress,
  Id,
  implies,
  Instant,
  Label,
  LongText,
  Name,
  nullable,
  optional,
  RequiredText,
  TimeZone,
  Title,
  Version,
  when,
} from '../../fields';
import { agreementKinds } from '../../enums/jobs';
import { limits } from '../../limits';
import { locales } from '../../enums/locales';
import { leadingRoles, secondFactorScopes } from '../../enums/security';
import { PersonReference, Reference } from './person';
import { programTypes } from '../../enums/tasks';
import { Period } from '../programs/program';
import { registration, registrationBody } from '../network/company';

export const UserGroup = Type.Object({
  id: Id,
  name: Label,
  description: LongText,
  organization: Reference,
  licensePacks: Type.Array(Type.Object({ ...Reference.properties, maxLicenses: Count })),
  userCount: Count,
  /** Those who belong to no other group; lists do not ask it of each of thousands. */
  onlyGroupOf: Type.Optional(Count),
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
  /** Plain text, with its line breaks. */
  description: nullable(LongText),
  maxLicenses: Count,
  availableLicenseCount: Count,
  usedLicenseCount: Count,
  organization: Reference,
  version: Version,
  period: Period,
  programs: Type.Array(PackProgram),
  /** Of those that the viewer sees, the groups whose people may be given a seat of it. */
  groups: Type.Array(Reference),
});
export type LicensePack = Static<typeof LicensePack>;

export const PackStats = Type.Object({
  licensePacks: Type.Object({ active: Count, availableLicenseCount: Count, licensesCount: Count }),
  groups: Type.Object({ total: Count }),
});
export type PackStats = Static<typeof PackStats>;

/** Colours of an organisation; null falls back to the product's own. */
export const OrganizationTheme = Type.Object({
  primary: nullable(Color),
  secondary: nullable(Color),
  background: nullable(Color),
  logoUrl: nullable(FileAddress),
  bannerUrl: nullable(FileAddress),
});
export type OrganizationTheme = Static<typeof OrganizationTheme>;

/** An owner of an organisation, and whether they have signed in yet. */
export const OrganizationOwner = Type.Object({
  ...PersonReference.properties,
  email: Label,
  role: Type.Enum(leadingRoles),
  hasSetupAccount: Type.Boolean(),
});
export type OrganizationOwner = Static<typeof OrganizationOwner>;

export const Organization = Type.Object({
  id: Id,
  group: nullable(Label),
  name: Label,
  companyName: nullable(Label),
  serialNumber: nullable(Label),
  VATserialNumber: nullable(Label),
  ...registration,
  theme: OrganizationTheme,
  locale: Type.Enum(locales),
  requiresSecondFactor: Type.Enum(secondFactorScopes),
  auditMonths: Count,
  /** True if participants see the phone number of their manager and HR representative. */
  showsStaffPhones: Type.Boolean(),
  /** From this hour on Monday, in its time zone, people receive their week by mail. */
  mondayMailHour: Count,
  /** Null where none was chosen: then it is `defaultTimeZone`. */
  timeZone: nullable(TimeZone),
  /** Both or neither: the six-month periods of the report begin on the day of filing. */
  agreementKind: nullable(Type.Enum(agreementKinds)),
  agreementFiledOn: nullable(Day),
  userCount: Count,
  owners: Type.Array(OrganizationOwner),
  version: Version,
});
export type Organization = Static<typeof Organization>;

/** Seats in programmes, from one day to another, both within. Fewer than are used is a 409 with the figure. */
const packFields = {
  name: Title,
  description: optional(LongText),
  maxLicenses: Type.Integer({ minimum: 0, maximum: limits.packLicenses }),
  period: body({ fromDate: Day, toDate: Day }),
  programs: Type.Array(Id, { minItems: 1, maxItems: limits.selectedIds, uniqueItems: true }),
};
export const LicensePackBody = body(packFields);
export type LicensePackBody = Static<typeof LicensePackBody>;
export const LicensePackCreation = body({ ...packFields, organization: Id });
export type LicensePackCreation = Static<typeof LicensePackCreation>;

/** The identity of an organisation, as its page shows it. In a change, what is not named stays; null takes it away. */
const organizationIdentity = {
  name: Title,
  group: optional(Label),
  companyName: optional(Label),
  ...registrationBody,
  locale: Type.Optional(Type.Enum(locales)),
};

/** Owner of an organisation: invited by mail, and adds all its other users. */
export const OwnerBody = body({
  firstName: Name,
  lastName: Name,
  email: Email,
  role: Type.Optional(Type.Enum(leadingRoles)),
});
export type OwnerBody = Static<typeof OwnerBody>;

export const OrganizationCreation = body({ ...organizationIdentity, owner: OwnerBody });
export type OrganizationCreation = Static<typeof OrganizationCreation>;

const organizationChange = {
  ...organizationIdentity,
  requiresSecondFactor: Type.Optional(Type.Enum(secondFactorScopes)),
  /** Months for which the log is kept. */
  auditMonths: Type.Optional(Type.Integer({ minimum: limits.auditMonthsMin, maximum: limits.auditMonthsMax })),
  showsStaffPhones: Type.Optional(Type.Boolean()),
  mondayMailHour: Type.Optional(Type.Integer({ minimum: 0, maximum: limits.hourMax })),
  timeZone: optional(TimeZone),
  agreementKind: optional(Type.Enum(agreementKinds)),
  agreementFiledOn: optional(Day),
};
const isFiled = {
  type: 'object',
  required: ['agreementFiledOn'],
  properties: { agreementFiledOn: { type: 'string' } },
};

export const OrganizationBody = Type.Object(organizationChange, {
  additionalProperties: false,
  allOf: [
    implies(when('agreementKind', ...agreementKinds), demand({}, ['agreementFiledOn'])),
    implies(isFiled, demand({}, ['agreementKind'])),
  ],
});
export type OrganizationBody = Static<typeof OrganizationBody>;

/** Absent fields stay unchanged; null removes a value. New pictures come as the files `logo` and `banner`. */
export const ThemeBody = body({
  primary: optional(Color),
  secondary: optional(Color),
  background: optional(Color),
  logoUrl: Type.Optional(nullable(Type.Never())),
  bannerUrl: Type.Optional(nullable(Type.Never())),
});
export type ThemeBody = Static<typeof ThemeBody>;
