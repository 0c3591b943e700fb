import { type Static, Type } from 'typebox';
import { bulkKinds, bulkOutcomes, bulkSkips, bulkStatuses } from '../enums/bulk-actions';
import { body, Count, Id, Instant, Label, nullable } from '../fields';
import { jobLevels } from '../enums/jobs';
import { peopleFigures } from '../enums/metrics';
import { roles } from '../enums/security';
import { genders, programStates, userActivities } from '../enums/users';
import { limits } from '../limits';
import { several } from '../paging';

export const Milliseconds = Type.Integer({ minimum: 0, maximum: 8_640_000_000_000_000 });

/** What narrows the list of people: the same in its pages, its export, its figures and in what is done to all of them. */
export const usersFilters = {
  organization: Type.Optional(Id),
  role: several(roles),
  group: Type.Optional(Id),
  jobLevel: several(jobLevels),
  gender: several(genders),
  programState: several(programStates),
  userDetailsType: Type.Optional(Type.Enum(userActivities)),
  fromTime: Type.Optional(Milliseconds),
  toTime: Type.Optional(Milliseconds),
  /** Those who were never sent the welcome e-mail and whose account is not open. */
  neverInvited: Type.Optional(Type.Boolean()),
  /** Those whom a figure of the reporting counts, of the time that it is of. */
  figure: Type.Optional(Type.Enum([...peopleFigures])),
  figureFrom: Type.Optional(Milliseconds),
  figureUntil: Type.Optional(Milliseconds),
};

export const UsersFilter = Type.Object(
  { search: Type.Optional(Type.String({ maxLength: limits.searchLength })), ...usersFilters },
  { additionalProperties: false },
);
export type UsersFilter = Static<typeof UsersFilter>;

/**
 * Whom a bulk action is for: people by name, or all that a search finds but a few. Of the second kind the server finds
 * them again, and answers 409 when they are no longer as many as the person was shown.
 */
export const UserSelection = body({
  ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: limits.selectedIds, uniqueItems: true })),
  query: Type.Optional(UsersFilter),
  except: Type.Optional(Type.Array(Id, { maxItems: limits.selectedIds, uniqueItems: true })),
  count: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type UserSelection = Static<typeof UserSelection>;

export const BulkBody = body({
  kind: Type.Enum(bulkKinds),
  selection: UserSelection,
  /** For changes of groups. */
  group: Type.Optional(nullable(Id)),
  /** For programmes that are given: out of which pack, from the next Monday on. */
  pack: Type.Optional(nullable(Id)),
  program: Type.Optional(nullable(Id)),
});
export type BulkBody = Static<typeof BulkBody>;

export const BulkPerson = Type.Object({
  /** Null, and the names empty, for somebody who is not, or no longer, in sight. */
  id: nullable(Id),
  firstName: Label,
  lastName: Label,
  outcome: Type.Enum(bulkOutcomes),
  reason: nullable(Type.Enum(bulkSkips)),
});
export type BulkPerson = Static<typeof BulkPerson>;

export const BulkAction = Type.Object({
  id: Id,
  kind: Type.Enum(bulkKinds),
  /** The name of the group, while there is one. */
  group: nullable(Label),
  /** The name of the pack that programmes are given out of, while there is one. */
  pack: nullable(Label),
  status: Type.Enum(bulkStatuses),
  total: Count,
  done: Count,
  skipped: Type.Array(Type.Object({ reason: Type.Enum(bulkSkips), count: Count })),
  createdAt: Instant,
  finishedAt: nullable(Instant),
});
export type BulkAction = Static<typeof BulkAction>;
