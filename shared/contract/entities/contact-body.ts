import { type Static, Type } from 'typebox';
import { addressTypes } from '../enums/addresses';
import { civilities } from '../enums/civil-status';
import { contactTypes } from '../enums/contacts';
import { jobOccupations } from '../enums/job-occupations';
import { body, Email, Id, Label, LongText, Name, optional, Phone, Title, Token } from '../fields';
import { limits } from '../limits';

/** What is said of somebody, whoever else is in the book. */
export const personFields = {
  type: Type.Enum(contactTypes),
  lastName: Name,
  firstName: optional(Label),
  civility: optional(Type.Enum(civilities)),
  company: optional(body({ name: optional(Label), service: optional(Label) })),
  job: optional(body({ occupation: optional(Type.Enum(jobOccupations)), jobTitle: optional(Label) })),
  email: optional(Email),
  phone: optional(Phone),
  mobilePhone: optional(Phone),
  addresses: optional(
    Type.Array(body({ type: Type.Enum(addressTypes), street: Title }), { maxItems: limits.contactAddresses }),
  ),
  comment: optional(LongText),
};
const fields = { ...personFields, referrer: optional(Id) };

/** The form, for creating and for editing. */
export const ContactBody = body(fields);
export type ContactBody = Static<typeof ContactBody>;

export const ContactCreation = body({ ...fields, taskValidationToken: optional(Token) });
export type ContactCreation = Static<typeof ContactCreation>;
