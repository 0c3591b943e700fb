import { type Static, Type } from 'typebox';
import { jobOccupations } from '../enums/job-occupations';
import { jobOfferStatuses, jobOfferTypes } from '../enums/job-offers';
import { body, Day, Id, Instant, Label, LongText, optional, partialBody, Title, Token } from '../fields';
import { limits } from '../limits';

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
