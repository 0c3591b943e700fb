import { type Static, Type } from 'typebox';
import { addressTypes } from '../enums/users';
import { body, Label, nullable, optional } from '../fields';
import { limits } from '../limits';

const ZipCode = Type.String({ maxLength: limits.zipCodeLength });

export const Address = Type.Object({
  type: nullable(Type.Enum(addressTypes)),
  street: nullable(Label),
  zipCode: nullable(ZipCode),
  city: nullable(Label),
});
export type Address = Static<typeof Address>;

export const AddressBody = body({
  type: optional(Type.Enum(addressTypes)),
  street: optional(Label),
  zipCode: optional(ZipCode),
  city: optional(Label),
});
export type AddressBody = Static<typeof AddressBody>;

/** A company's site or billing address: one line. */
export const StreetAddress = Type.Object({ street: nullable(Label) });
export const StreetAddressBody = body({ street: optional(Label) });
