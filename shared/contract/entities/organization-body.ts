import { type Static, Type } from 'typebox';
import { businessSectors, companySizes } from '../enums/jobs';
import { locales } from '../enums/locales';
import { secondFactorScopes } from '../enums/security';
import { body, Color, Email, Label, Name, nullable, optional, Title } from '../fields';
import { limits } from '../limits';
import { StreetAddressBody } from './address';

const Registration = Type.String({ maxLength: limits.registrationLength });

/** The identity of an organisation, as its page shows it. */
const identity = {
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

export const OrganizationCreation = body({ ...identity, owner: OwnerBody });
export type OrganizationCreation = Static<typeof OrganizationCreation>;

export const OrganizationBody = body({
  ...identity,
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
