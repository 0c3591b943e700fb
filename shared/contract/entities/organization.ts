import { type Static, Type } from 'typebox';
import { businessSectors, companySizes } from '../enums/jobs';
import { locales } from '../enums/locales';
import { secondFactorScopes } from '../enums/security';
import { Color, Count, FileAddress, Id, Label, nullable, Version } from '../fields';
import { StreetAddress } from './address';

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
