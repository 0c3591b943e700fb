import { type Static, Type } from 'typebox';
import {
  actionTypes,
  appointmentContexts,
  appointmentStatuses,
  appointmentTypes,
  interviewStatuses,
} from '../enums/appointments';
import { Id, Instant, Label, LongText, nullable } from '../fields';
import { PersonReference } from './reference';

export const AppointmentContact = Type.Object({
  ...PersonReference.properties,
  company: Type.Object({ name: nullable(Label) }),
});
export type AppointmentContact = Static<typeof AppointmentContact>;

export const Note = Type.Object({ id: Id, text: LongText, date: Instant });
export type Note = Static<typeof Note>;

/** A networking action: an appointment with a contact, with its report. */
export const Appointment = Type.Object({
  id: Id,
  title: Label,
  actionType: Type.Enum(actionTypes),
  context: Type.Enum(appointmentContexts),
  /** Null once the contact was deleted; the name it had then stays. */
  contact: nullable(AppointmentContact),
  contactName: nullable(Label),
  date: Instant,
  type: Type.Enum(appointmentTypes),
  phone: nullable(Label),
  address: Type.Object({ street: nullable(Label) }),
  url: nullable(Label),
  status: Type.Enum(appointmentStatuses),
  interviewStatus: nullable(Type.Enum(interviewStatuses)),
  interviewStatusDate: nullable(Instant),
  validatedAt: nullable(Instant),
  cancelledAt: nullable(Instant),
  comment: nullable(LongText),
  notes: Type.Array(Note),
  recommendedContacts: Type.Array(AppointmentContact),
  /** Interviews of one hiring: the first of the series, and the one before this. */
  firstAppointment: nullable(Id),
  parent: nullable(Id),
  parentTitle: nullable(Label),
  jobOffer: nullable(Type.Object({ id: Id, title: Label })),
  /** Grows with each change: whoever changes the action says with `If-Match` which one they saw. */
  version: Type.Integer({ minimum: 1 }),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Appointment = Static<typeof Appointment>;
