import Type, { type Static } from 'typebox';
import { civilities, genders, maritalStatuses } from '../enums/civil-status';
import { degrees } from '../enums/degrees';
import { creatableRoles } from '../enums/roles';
import { body, Day, Email, Id, Name, optional, Phone } from '../fields';
import { limits } from '../limits';
import { AddressBody } from './address';
import { CompanyBody } from './company';
import { demand, when } from './conditions';
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

const staff = ['manager', 'headHR'];
const managedGroups = { if: when('role', ...staff), then: demand({ scope: ['groups'] }) };

const onCreate = [
  managedGroups,
  { if: when('role', 'user'), then: demand({ job: ['jobTitle', 'level', 'hrRepresentative'] }) },
  { if: when('role', 'manager'), then: demand({ job: ['hrRepresentative'] }) },
];

/** Editing asks for more than creating: by then the person's place in the company is known. */
export const onEdit = [
  managedGroups,
  {
    if: when('role', 'user'),
    then: demand({
      company: ['group', 'name'],
      job: ['jobTitle', 'level', 'position', 'hrRepresentative', 'manager'],
    }),
  },
  {
    if: when('role', 'manager'),
    then: demand({ company: ['group', 'name'], job: ['position', 'hrRepresentative', 'manager'] }),
  },
  { if: when('role', 'headHR'), then: demand({ company: ['group', 'name'], job: ['position'] }) },
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
