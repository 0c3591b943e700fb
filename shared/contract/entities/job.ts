import { type Static, Type } from 'typebox';
import { jobLevels, jobOccupations } from '../enums/jobs';
import { Amount, body, Day, Id, Label, nullable, optional } from '../fields';
import { ColleagueReference } from './reference';

/** The present post of a person. */
export const Job = Type.Object({
  level: nullable(Type.Enum(jobLevels)),
  jobTitle: nullable(Label),
  position: nullable(Label),
  manager: nullable(ColleagueReference),
  hrRepresentative: nullable(ColleagueReference),
  occupation: nullable(Type.Enum(jobOccupations)),
  annualSalaryWithoutTax: nullable(Amount),
  entryOnDutyDate: nullable(Day),
});
export type Job = Static<typeof Job>;

/** Manager and HR representative travel as ids: they are people of the same organisation. */
export const JobBody = body({
  level: optional(Type.Enum(jobLevels)),
  jobTitle: optional(Label),
  position: optional(Label),
  manager: optional(Id),
  hrRepresentative: optional(Id),
  occupation: optional(Type.Enum(jobOccupations)),
  annualSalaryWithoutTax: optional(Amount),
  entryOnDutyDate: optional(Day),
});
export type JobBody = Static<typeof JobBody>;
