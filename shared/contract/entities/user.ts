import { type Static, Type } from 'typebox';
import { degrees, jobLevels } from '../enums/jobs';
import { programStatuses } from '../enums/programs';
import { civilities, genders, maritalStatuses } from '../enums/users';
import { Count, Day, FileAddress, Id, Instant, Label, nullable, Version } from '../fields';
import { limits } from '../limits';
import { Address } from './address';
import { Company } from './company';
import { Job } from './job';
import { OrganizationTheme } from './organization';
import { Permissions, RoleReference } from './permissions';
import { Period } from './program';
import { PersonReference, Reference } from './reference';
import { SpokenLanguages } from './spoken-language';
import { Badges } from './stats';
import { UserProgram } from './user-program';

const identity = {
  id: Id,
  firstName: Label,
  lastName: Label,
  email: Label,
  phone: nullable(Label),
  gender: nullable(Type.Enum(genders)),
  avatarUrl: nullable(FileAddress),
  role: RoleReference,
  groups: Type.Array(Reference),
  hasSetupAccount: Type.Boolean(),
  acceptedTerms: Type.Boolean(),
  /** The last invitation that was sent. */
  welcomeSentAt: nullable(Instant),
  /** Connections, and the seconds they lasted. */
  sessions: Type.Object({ count: Count, timeOnline: Count, lastAt: nullable(Instant) }),
  createdAt: Instant,
};

/** A row of the users list. */
export const UserSummary = Type.Object({
  ...identity,
  company: Type.Object({ group: nullable(Label), name: nullable(Label) }),
  job: Type.Object({ level: nullable(Type.Enum(jobLevels)), jobTitle: nullable(Label) }),
  selectedProgram: nullable(
    Type.Object({
      id: Id,
      name: Label,
      status: Type.Enum(programStatuses),
      dates: Period,
      /** Null unless a pause is under way. */
      suspendedUntil: nullable(Instant),
      /** Tasks validated, in percent of those that were not cancelled. */
      progress: Type.Integer({ minimum: 0, maximum: limits.gaugeTotal }),
    }),
  ),
});
export type UserSummary = Static<typeof UserSummary>;

/** Somebody who is deleted, and until when they can be taken back. */
export const DeletedUser = Type.Object({
  ...PersonReference.properties,
  email: Label,
  role: RoleReference,
  deletedAt: Instant,
  restorableUntil: Instant,
});
export type DeletedUser = Static<typeof DeletedUser>;

export const User = Type.Object({
  ...identity,
  version: Version,
  civility: nullable(Type.Enum(civilities)),
  birthday: nullable(Day),
  mobilePhone: nullable(Label),
  maritalStatus: nullable(Type.Enum(maritalStatuses)),
  degrees: nullable(Type.Enum(degrees)),
  address: nullable(Address),
  company: nullable(Company),
  job: nullable(Job),
  spokenLanguages: SpokenLanguages,
  organization: nullable(Type.Object({ ...Reference.properties, theme: Type.Pick(OrganizationTheme, ['primary']) })),
  /** The groups that a member of staff manages, beside those they belong to. */
  scope: Type.Object({ groups: Type.Array(Reference) }),
  mergedPermissions: Permissions,
  selectedProgram: nullable(UserProgram),
  stats: Type.Object({ badges: Badges }),
});
export type User = Static<typeof User>;
