import { type Static, Type } from 'typebox';
import { addressTypes } from '../enums/addresses';
import { civilities } from '../enums/civil-status';
import { contactTypes } from '../enums/contacts';
import { jobOccupations } from '../enums/job-occupations';
import { Id, Instant, Label, LongText, nullable } from '../fields';
import { PersonReference } from './reference';

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
  /** Who recommended this person, and whom this person recommended. */
  referrer: nullable(PersonReference),
  referred: Type.Array(PersonReference),
  comment: nullable(LongText),
  /** When they last met or spoke: the latest networking action with them that was reported on. */
  lastExchangeAt: nullable(Instant),
  /** Grows with each change: whoever changes the contact says with `If-Match` which one they saw. */
  version: Type.Integer({ minimum: 1 }),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Contact = Static<typeof Contact>;
