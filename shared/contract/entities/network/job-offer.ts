import { type Static, Type } from 'typebox';
import { appointmentStatuses, jobOfferStatuses, jobOfferTypes } from '../../enums/networking';
import { jobOccupations } from '../../enums/jobs';
import {
  body,
  Day,
  FileAddress,
  Id,
  Instant,
  Label,
  LongText,
  nullable,
  optional,
  partialBody,
  Title,
  Token,
} from '../../fields';
import { limits } from '../../limits';

export const JobOfferDocument = Type.Object({ id: Id, url: FileAddress, description: nullable(Label) });
export type JobOfferDocument = Static<typeof JobOfferDocument>;

export const JobOffer = Type.Object({
  id: Id,
  /** Grows with every change; `If-Match` sends it back. */
  version: Type.Integer({ minimum: 1 }),
  title: Label,
  type: Type.Enum(jobOfferTypes),
  status: Type.Enum(jobOfferStatuses),
  statusDate: nullable(Instant),
  company: Type.Object({ name: nullable(Label), address: Type.Object({ street: nullable(Label) }) }),
  /** Date of the application. */
  responseDate: nullable(Instant),
  /** The day on which the person wants to be reminded to follow up. */
  followUpDate: nullable(Day),
  /** Source of the offer, in the person's words. */
  origin: nullable(Label),
  reference: nullable(Label),
  job: Type.Object({ occupation: nullable(Type.Enum(jobOccupations)) }),
  description: nullable(LongText),
  documents: Type.Array(JobOfferDocument),
  appointments: Type.Array(Type.Object({ id: Id, date: Instant, status: Type.Enum(appointmentStatuses) })),
  createdAt: Instant,
  updatedAt: Instant,
});
export type JobOffer = Static<typeof JobOffer>;

/** A document already there is kept by its id; the picture of a new one comes as the file `documents.N.file`. */
const DocumentBody = body({ id: Type.Optional(Id), description: optional(Label) });

const fields = {
  title: Title,
  type: Type.Enum(jobOfferTypes),
  company: optional(body({ name: optional(Label), address: optional(body({ street: optional(Label) })) })),
  responseDate: optional(Instant),
  followUpDate: optional(Day),
  origin: optional(Label),
  reference: optional(Label),
  job: optional(body({ occupation: optional(Type.Enum(jobOccupations)) })),
  description: optional(LongText),
  documents: optional(Type.Array(DocumentBody, { maxItems: limits.documentsPerOffer })),
};

export const JobOfferBody = body(fields);
export type JobOfferBody = Static<typeof JobOfferBody>;

/** The same form where a sub-task asks for the date of the application. */
export const AppliedJobOfferBody = body({ ...fields, responseDate: Instant });
export type AppliedJobOfferBody = Static<typeof AppliedJobOfferBody>;

export const JobOfferCreation = body({ ...fields, taskValidationToken: optional(Token) });
export type JobOfferCreation = Static<typeof JobOfferCreation>;

export const JobOfferUpdate = partialBody(Type.Object({ ...fields, status: Type.Enum(jobOfferStatuses) }));
export type JobOfferUpdate = Static<typeof JobOfferUpdate>;
