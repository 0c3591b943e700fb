import { type Static, Type } from 'typebox';
import { businessSectors, companySizes } from '../../enums/jobs';
import { body, Label, nullable, optional } from '../../fields';
import { limits } from '../../limits';
import { StreetAddress, StreetAddressBody } from '../people/person';

const Registration = Type.String({ maxLength: limits.registrationLength });

/** Registration and address of a firm: an employer or an organisation. */
export const registration = {
  companySize: nullable(Type.Enum(companySizes)),
  businessType: nullable(Type.Enum(businessSectors)),
  address: StreetAddress,
  billingAddress: StreetAddress,
};
export const registrationBody = {
  serialNumber: optional(Registration),
  VATserialNumber: optional(Registration),
  companySize: optional(Type.Enum(companySizes)),
  businessType: optional(Type.Enum(businessSectors)),
  address: optional(StreetAddressBody),
  billingAddress: optional(StreetAddressBody),
};

/** The employer of a person. */
export const Company = Type.Object({
  group: nullable(Label),
  name: nullable(Label),
  firm: nullable(Label),
  department: nullable(Label),
  serialNumber: nullable(Registration),
  VATserialNumber: nullable(Registration),
  ...registration,
});
export type Company = Static<typeof Company>;

export const CompanyBody = body({
  group: optional(Label),
  name: optional(Label),
  firm: optional(Label),
  department: optional(Label),
  ...registrationBody,
});
export type CompanyBody = Static<typeof CompanyBody>;
