import { type Static, Type } from 'typebox';
import {
  body,
  Id,
  Instant,
  Label,
  LongText,
  nullable,
  optional,
  partialBody,
  Phone,
  RequiredText,
  Title,
  Token,
  WebAddress,
} from '../../fields';
import {
  actionTypes,
  appointmentContexts,
  appointmentStatuses,
  appointmentTypes,
  interviewStatuses,
} from '../../enums/networking';
import { limits } from '../../limits';
import { PersonReference } from '../people/person';

/** The private address under which a person's own calendar reads their agenda. */
export const CalendarFeed = Type.Object({
  createdAt: Instant,
  /** Last fetch by a calendar; null if there was none yet. */
  lastReadAt: nullable(Instant),
});
export type CalendarFeed = Static<typeof CalendarFeed>;

/** The address itself is shown once: only its hash is stored. */
export const CalendarFeedMade = Type.Object({ ...CalendarFeed.properties, url: Label });
export type CalendarFeedMade = Static<typeof CalendarFeedMade>;

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
  /** Grows with each change; `If-Match` sends the version that was read. */
  version: Type.Integer({ minimum: 1 }),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Appointment = Static<typeof Appointment>;

const subject = { title: Title, actionType: Type.Enum(actionTypes) };

const meeting = {
  date: Instant,
  type: Type.Enum(appointmentTypes),
  phone: optional(Phone),
  address: optional(body({ street: optional(Label) })),
  url: optional(WebAddress),
};

const fields = { ...subject, contact: Id, ...meeting };

/** The form in steps: the subject, then the time and the kind of meeting. */
export const ActionSubject = body(subject);
export type ActionSubject = Static<typeof ActionSubject>;

export const ActionMeeting = body(meeting);
export type ActionMeeting = Static<typeof ActionMeeting>;

/** The form, for creating and for editing. Minutes are multiples of five: see the rule `isBookable`. */
export const AppointmentBody = body(fields);
export type AppointmentBody = Static<typeof AppointmentBody>;

export const ReportBody = body({ comment: RequiredText });
export type ReportBody = Static<typeof ReportBody>;

/** With an id it changes that note; without a date it is of now. */
export const NoteBody = body({ text: RequiredText, id: Type.Optional(Id), date: Type.Optional(Instant) });
export type NoteBody = Static<typeof NoteBody>;

export const AppointmentCreation = body({
  ...fields,
  context: Type.Optional(Type.Enum(appointmentContexts)),
  jobOffer: optional(Id),
  firstAppointment: optional(Id),
  parent: optional(Id),
  taskValidationToken: optional(Token),
});
export type AppointmentCreation = Static<typeof AppointmentCreation>;

/** Any part: the form, a status, a report, the notes, the contacts recommended by the person met. */
export const AppointmentUpdate = partialBody(
  Type.Object({
    ...fields,
    /** Repeats the id of the path in a status update; otherwise ignored. */
    id: Id,
    status: Type.Enum(appointmentStatuses),
    interviewStatus: Type.Enum(interviewStatuses),
    comment: RequiredText,
    notes: Type.Array(NoteBody, { maxItems: limits.notes }),
    /** By their ids. They are named, since a screen that saw fewer notes must not take any away by it. */
    removedNotes: Type.Array(Id, { maxItems: limits.notes, uniqueItems: true }),
    recommendedContacts: Type.Array(Id, { maxItems: limits.recommendedContacts, uniqueItems: true }),
  }),
);
export type AppointmentUpdate = Static<typeof AppointmentUpdate>;
