import { type Static, Type } from 'typebox';
import { degrees, jobLevels } from '../../enums/jobs';
import { type CreatableRole, creatableRoles, roles } from '../../enums/security';
import { civilities, followerKinds, genders, maritalStatuses, welcomeSkips } from '../../enums/users';
import {
  body,
  brings,
  Count,
  Day,
  demand,
  type Demanded,
  Email,
  FileAddress,
  Id,
  implies,
  Instant,
  Label,
  Name,
  nullable,
  optional,
  Phone,
  text,
  Version,
  when,
} from '../../fields';
import { limits, gaugeLimits } from '../../limits';
import { AddressBody, JobBody, PersonReference, Reference, SpokenLanguages } from './person';
import { CompanyBody } from '../network/company';
import { ClosureBody } from '../programs/closure';
import { StaffEmailChange } from './email-change';
import { Period, ProgramChoice, UserProgram } from '../programs/program';
import { programStatuses } from '../../enums/tasks';
import { OrganizationTheme } from './organization';
import { personalDetails } from './own-profile';
import { Permissions, RoleReference } from './security';
import { Activity, Badges } from '../programs/stats';

const Groups = Type.Array(Id, { minItems: 1, maxItems: limits.selectedIds, uniqueItems: true });

export const userIdentity = {
  firstName: Name,
  lastName: Name,
  gender: Type.Enum(genders),
  email: Email,
  phone: optional(Phone),
  role: Type.Enum(creatableRoles),
  groups: Groups,
  /** Managed groups: required for every role but `user`. */
  scope: optional(body({ groups: Groups })),
  birthday: Day,
  civility: optional(Type.Enum(civilities)),
  mobilePhone: optional(Phone),
  maritalStatus: optional(Type.Enum(maritalStatuses)),
  degrees: optional(Type.Enum(degrees)),
  address: optional(AddressBody),
  spokenLanguages: Type.Optional(SpokenLanguages),
};

export const userPost = { company: optional(CompanyBody), job: optional(JobBody) };

const as = (role: CreatableRole, nested: Record<string, readonly Demanded[]>) =>
  implies(when('role', role), demand(nested));

/** To a person that is one field, which has the part's name. */
const managedGroups = implies(when('role', 'manager', 'headHR'), demand({}, ['scope']));

const byRole = [
  managedGroups,
  as('user', { job: [text('jobTitle'), 'level', 'hrRepresentative'] }),
  as('manager', { job: ['hrRepresentative'] }),
];

/** For those who see more than their own. */
const organization = optional(Id);

/** First step of the wizard: `job` is asked for in the second. */
export const UserIdentityBody = Type.Object(
  { ...userIdentity, organization },
  { additionalProperties: false, allOf: [managedGroups] },
);
export type UserIdentityBody = Static<typeof UserIdentityBody>;

export const UserCreation = Type.Object(
  { ...userIdentity, ...userPost, organization },
  { additionalProperties: false, allOf: byRole },
);
export type UserCreation = Static<typeof UserCreation>;

/**
 * The inline edit form. Wider in its roles than creation: those who may write every organisation edit owners too. Company,
 * position and manager may not be emptied (`rules/people/job-position.ts`).
 */
export const UserEdit = Type.Object(
  { ...userIdentity, ...userPost, role: Type.Enum(roles) },
  { additionalProperties: false, allOf: byRole },
);
export type UserEdit = Static<typeof UserEdit>;

/**
 * Body of PUT /users/:userId: the edit form, or a closure, its reopening, a programme or an extension. Identity comes whole, so that
 * a partial body cannot leave out the form's required fields.
 */
export const UserUpdate = Type.Object(
  {
    ...Type.Partial(Type.Object({ ...userIdentity, ...userPost })).properties,
    /** Wider than at creation: those who may write every organisation edit owners and administrators too. */
    role: Type.Optional(Type.Enum(roles)),
    closure: Type.Optional(ClosureBody),
    selectedProgram: Type.Optional(ProgramChoice),
    extension: Type.Optional(ProgramChoice),
    /** Takes the closure back. */
    reopening: Type.Optional(Type.Literal(true)),
  },
  {
    additionalProperties: false,
    minProperties: 1,
    allOf: [
      ...byRole,
      brings('firstName', 'lastName', 'gender', 'email', 'role', 'groups', 'birthday'),
      ...['lastName', 'gender', 'email', 'role', 'groups', 'birthday'].map((field) => brings(field, 'firstName')),
    ],
  },
);
export type UserUpdate = Static<typeof UserUpdate>;

export const WelcomeBody = body({
  userIds: Type.Array(Id, { minItems: 1, maxItems: limits.selectedIds, uniqueItems: true }),
});
export type WelcomeBody = Static<typeof WelcomeBody>;

export const WelcomeResult = Type.Object({
  sent: Count,
  /** Those who were not written to, and from when they would be. */
  skipped: Type.Array(Type.Object({ id: Id, reason: Type.Enum(welcomeSkips), retryAt: Instant })),
});
export type WelcomeResult = Static<typeof WelcomeResult>;

/** A file is taken whole or not at all: a refused one answers 400 with `fields` by line, `users.12.email`. */
export const UsersImport = Type.Object({ created: Count });
export type UsersImport = Static<typeof UsersImport>;

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
  job: Type.Object({
    level: nullable(Type.Enum(jobLevels)),
    jobTitle: nullable(Label),
    /** Null also where the viewer may not see the person. */
    manager: nullable(PersonReference),
    hrRepresentative: nullable(PersonReference),
  }),
  selectedProgram: nullable(
    Type.Object({
      id: Id,
      name: Label,
      status: Type.Enum(programStatuses),
      hasClosure: Type.Boolean(),
      dates: Period,
      /** Null unless a pause is under way. */
      suspendedUntil: nullable(Instant),
      /** Tasks validated, in percent of all: those cancelled by a closure were not done. */
      progress: Type.Integer({ minimum: 0, maximum: gaugeLimits.total }),
    }),
  ),
  silence: Activity.properties.silence,
});
export type UserSummary = Static<typeof UserSummary>;

/** A deleted user, and until when they can be restored. */
export const DeletedUser = Type.Object({
  ...PersonReference.properties,
  email: Label,
  role: RoleReference,
  deletedAt: Instant,
  restorableUntil: Instant,
});
export type DeletedUser = Static<typeof DeletedUser>;

/** A current or former follower of a person. */
export const Follower = Type.Object({
  kind: Type.Enum(followerKinds),
  /** Null where the viewer may not see them, or they were erased. */
  person: nullable(PersonReference),
  from: Instant,
  until: nullable(Instant),
});
export type Follower = Static<typeof Follower>;

export const User = Type.Object({
  ...identity,
  version: Version,
  /** True if signing in requires a code besides the password. */
  hasSecondFactor: Type.Boolean(),
  emailChange: nullable(StaffEmailChange),
  ...personalDetails,
  organization: nullable(Type.Object({ ...Reference.properties, theme: Type.Pick(OrganizationTheme, ['primary']) })),
  /** The groups that a member of staff manages, beside those they belong to. */
  scope: Type.Object({ groups: Type.Array(Reference) }),
  /** The latest first, those who follow the person now before all others. */
  followers: Type.Array(Follower),
  mergedPermissions: Permissions,
  selectedProgram: nullable(UserProgram),
  stats: Type.Object({ badges: Badges, activity: Activity }),
});
export type User = Static<typeof User>;
