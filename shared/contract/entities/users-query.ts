import { Type } from 'typebox';
import { jobLevels } from '../enums/jobs';
import { roles } from '../enums/roles';
import { genders, programStates, userActivities, userSorts } from '../enums/users';
import { Id } from '../fields';
import { limits, pageSizes } from '../limits';
import { listQuery, several } from '../paging';

const Milliseconds = Type.Integer({ minimum: 0, maximum: 8_640_000_000_000_000 });

/** What narrows the list of people: the same in its pages, its export, its figures and in what is done to all of them. */
const filters = {
  organization: Type.Optional(Id),
  role: several(roles),
  group: Type.Optional(Id),
  jobLevel: several(jobLevels),
  gender: several(genders),
  programState: several(programStates),
};

export const usersFilter = Type.Object(
  { search: Type.Optional(Type.String({ maxLength: limits.searchLength })), ...filters },
  { additionalProperties: false },
);

/** What the users list, its export and the lists behind the reporting take. */
export const usersQuery = listQuery(
  userSorts,
  {
    ...filters,
    /** False: only the count, for the figures of the dashboard. */
    returnUsers: Type.Optional(Type.Boolean({ default: true })),
    userDetailsType: Type.Optional(Type.Enum(userActivities)),
    env: Type.Optional(Type.String({ maxLength: 40 })),
    fromTime: Type.Optional(Milliseconds),
    toTime: Type.Optional(Milliseconds),
  },
  pageSizes.users,
);
