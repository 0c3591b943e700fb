import { type Static, Type } from 'typebox';
import { contactTypes } from '../../enums/contacts';
import { jobOccupations } from '../../enums/jobs';
import { addressTypes, civilities } from '../../enums/users';
import { body, Email, Id, Instant, Label, LongText, Name, nullable, optional, Phone, Title, Token } from '../../fields';
import { limits } from '../../limits';
import { PersonReference } from '../people/person';

export const ContactAddress = Type.Object({ type: Type.Enum(addressTypes), street: Label });
export type ContactAddress = Static<typeof ContactAddress>;

export const Contact = Type.Object({
  id: Id,
  type: Type.Enum(contactTypes),
  lastName: Label,
  firstName: nullable(Label),
  civility: nullable(Type.Enum(civilities)),
  company: Type.Object({ name: nullable(Label), service: nullable(Label) }),
  job: Type.Object({ occupation: nullable(Type.Enum(jobOccupations)), jobTitle: nullable(Label) }),
  email: nullable(Label),
  phone: nullable(Label),
  mobilePhone: nullable(Label),
  addresses: Type.Array(ContactAddress),
  /** Recommending contact, and the recommended ones. */
  referrer: nullable(PersonReference),
  referred: Type.Array(PersonReference),
  comment: nullable(LongText),
  /** Date of the last meeting or talk: the latest networking action with them that was reported on. */
  lastExchangeAt: nullable(Instant),
  /** The nearest networking action with them that is planned and still to come. */
  nextExchangeAt: nullable(Instant),
  /** Grows with each change; `If-Match` sends the version that was read. */
  version: Type.Integer({ minimum: 1 }),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Contact = Static<typeof Contact>;

/** The person's own fields, independent of other contacts. */
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
