import { type Static, Type } from 'typebox';
import { businessSectors } from '../enums/business-sectors';
import { companySizes } from '../enums/companies';
import { Id, Label, nullable } from '../fields';
import { StreetAddress } from './address';
import { OrganizationTheme } from './theme';

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
