import { type Static, Type } from 'typebox';
import { degrees } from '../enums/jobs';
import { type CreatableRole, creatableRoles } from '../enums/roles';
import { civilities, genders, maritalStatuses } from '../enums/users';
import { body, Day, Email, Id, Name, optional, Phone } from '../fields';
import { limits } from '../limits';
import { AddressBody } from './address';
import { CompanyBody } from './company';
import { demand, implies, when } from './conditions';
import { JobBody } from './job';
import { SpokenLanguages } from './spoken-language';

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
  birthday: optional(Day),
  civility: optional(Type.Enum(civilities)),
  mobilePhone: optional(Phone),
  maritalStatus: optional(Type.Enum(maritalStatuses)),
  degrees: optional(Type.Enum(degrees)),
  address: optional(AddressBody),
  spokenLanguages: Type.Optional(SpokenLanguages),
};

export const userPost = { company: optional(CompanyBody), job: optional(JobBody) };

const as = (role: CreatableRole, nested: Record<string, readonly string[]>) =>
  implies(when('role', role), demand(nested));

const managedGroups = implies(when('role', 'manager', 'headHR'), demand({ scope: ['groups'] }));

const onCreate = [
  managedGroups,
  as('user', { job: ['jobTitle', 'level', 'hrRepresentative'] }),
  as('manager', { job: ['hrRepresentative'] }),
];

/** Editing asks for more than creating: by then the person's place in the company is known. */
export const onEdit = [
  managedGroups,
  as('user', { company: ['group', 'name'], job: ['jobTitle', 'level', 'position', 'hrRepresentative', 'manager'] }),
  as('manager', { company: ['group', 'name'], job: ['position', 'hrRepresentative', 'manager'] }),
  as('headHR', { company: ['group', 'name'], job: ['position'] }),
];

/** First step of the wizard: `job` is asked for in the second. */
export const UserIdentityBody = Type.Object(userIdentity, { additionalProperties: false, allOf: [managedGroups] });
export type UserIdentityBody = Static<typeof UserIdentityBody>;

/** `organization` is for those who see more than their own. */
export const UserCreation = Type.Object(
  { ...userIdentity, ...userPost, organization: optional(Id) },
  { additionalProperties: false, allOf: onCreate },
);
export type UserCreation = Static<typeof UserCreation>;

/** The inline edit form. */
export const UserEdit = Type.Object({ ...userIdentity, ...userPost }, { additionalProperties: false, allOf: onEdit });
export type UserEdit = Static<typeof UserEdit>;
