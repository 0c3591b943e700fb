import { type Static, Type } from 'typebox';
import { Amount, body, Day, FileAddress, Id, Label, nullable, optional } from '../../fields';
import { jobLevels, jobOccupations } from '../../enums/jobs';
import { addressTypes } from '../../enums/users';
import { limits } from '../../limits';
import { languageLevels, spokenLanguages } from '../../enums/locales';

/** Enough of a thing to name it and link to it. */
export const Reference = Type.Object({ id: Id, name: Label });
export type Reference = Static<typeof Reference>;

export const PersonReference = Type.Object({ id: Id, firstName: nullable(Label), lastName: Label });
export type PersonReference = Static<typeof PersonReference>;

export const ColleagueReference = Type.Object({
  ...PersonReference.properties,
  email: Label,
  avatarUrl: nullable(FileAddress),
});
export type ColleagueReference = Static<typeof ColleagueReference>;

/** A member of staff as the people they follow see them. `phone` is null unless the organisation shows it. */
export const StaffContact = Type.Object({ ...ColleagueReference.properties, phone: nullable(Label) });
export type StaffContact = Static<typeof StaffContact>;

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

export const SpokenLanguage = body({
  language: Type.Enum(spokenLanguages),
  level: Type.Enum(languageLevels),
});
export type SpokenLanguage = Static<typeof SpokenLanguage>;

/** Each language once: a schema cannot say it, the rule `repeatedLanguages` does. */
export const SpokenLanguages = Type.Array(SpokenLanguage, { maxItems: limits.spokenLanguages });
