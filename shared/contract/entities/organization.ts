import { type Static, Type } from 'typebox';
import {
  body,
  Color,
  Count,
  FileAddress,
  Html,
  Id,
  Instant,
  Label,
  LongText,
  nullable,
  optional,
  RequiredText,
  Title,
} from '../fields';
import { limits } from '../limits';
import { Reference, StreetAddress } from './person';
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
});
export type Organization = Static<typeof Organization>;
