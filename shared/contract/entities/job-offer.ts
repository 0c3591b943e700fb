import { type Static, Type } from 'typebox';
import { appointmentStatuses } from '../enums/appointments';
import { jobOccupations } from '../enums/job-occupations';
import { jobOfferStatuses, jobOfferTypes } from '../enums/job-offers';
import { Day, FileAddress, Id, Instant, Label, LongText, nullable } from '../fields';

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
  /** When the person applied. */
  responseDate: nullable(Instant),
  /** The day on which the person wants to be reminded to follow up. */
  followUpDate: nullable(Day),
  /** Where the offer was found, in the person's words. */
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
