import { type Static, Type } from 'typebox';
import { bulkKinds, bulkOutcomes, bulkSkips, bulkStatuses, selectionKinds } from '../../enums/bulk-actions';
import { body, Count, Day, Id, Instant, Label, LongText, nullable, optional } from '../../fields';
import { jobLevels } from '../../enums/jobs';
import { peopleFigures } from '../../enums/metrics';
import { roles } from '../../enums/security';
import {
  closureTypes,
  genders,
  invitationStates,
  programStates,
  userActivities,
  type UserSort,
  userSorts,
} from '../../enums/users';
import { limits } from '../../limits';
import { several } from '../../paging';
import { sortOrders } from '../../rules/common/list-query';

export const Milliseconds = Type.Integer({ minimum: 0, maximum: 8_640_000_000_000_000 });

/** Filters of the people list, shared by its pages, its export, its figures and its bulk actions. */
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
  invitation: several(invitationStates),
  /** Those who were never sent the welcome e-mail and whose account is not open. */
  neverInvited: Type.Optional(Type.Boolean()),
  /** People of the viewer's own groups, and those whose manager or HR representative the viewer is. */
  ownPeople: Type.Optional(Type.Boolean()),
  /** People counted by a figure of the reporting, in its period. */
  figure: Type.Optional(Type.Enum([...peopleFigures])),
  figureFrom: Type.Optional(Milliseconds),
  figureUntil: Type.Optional(Milliseconds),
  /** People added by an import. */
  import: Type.Optional(Id),
};

export const UsersFilter = Type.Object(
  { search: Type.Optional(Type.String({ maxLength: limits.searchLength })), ...usersFilters },
  { additionalProperties: false },
);
export type UsersFilter = Static<typeof UsersFilter>;

/**
 * Targets of a bulk action: people by id, or all results of a search except a few. The server repeats the search, and
 * answers 409 if the number of results differs from the one that the person was shown.
 */
export const UserSelection = body({
  ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: limits.selectedIds, uniqueItems: true })),
  query: Type.Optional(UsersFilter),
  except: Type.Optional(Type.Array(Id, { maxItems: limits.selectedIds, uniqueItems: true })),
  count: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type UserSelection = Static<typeof UserSelection>;

/** A hand-over changes only what is given. */
const handOver = {
  manager: optional(Id),
  hrRepresentative: optional(Id),
  /** Replaces the groups in the actor's scope. */
  group: optional(Id),
  /** The first day, in the organisation's time zone; at once without one. */
  startsOn: optional(Day),
};

/** The form of a hand-over; at least one of the first three is given. */
export const HandOverBody = body(handOver);
export type HandOverBody = Static<typeof HandOverBody>;

/** Common fields of closures in bulk; the other fields are filled in on the page of each person. */
export const BulkClosure = body({
  type: Type.Enum(closureTypes),
  /** The leaving date; of an internal solution, the day of entry on duty. */
  date: Day,
  comment: optional(LongText),
});
export type BulkClosure = Static<typeof BulkClosure>;

export const BulkBody = body({
  kind: Type.Enum(selectionKinds),
  selection: UserSelection,
  /** `group` is for changes of groups too. */
  ...handOver,
  /** For programmes that are given or extended: out of which pack. */
  pack: Type.Optional(nullable(Id)),
  program: Type.Optional(nullable(Id)),
  /** The Monday on which a programme that is given begins; the next one without it. */
  fromDate: optional(Day),
  closure: Type.Optional(BulkClosure),
});
export type BulkBody = Static<typeof BulkBody>;

export const BulkPerson = Type.Object({
  /** Null for a deleted person, and, with empty names, for one who is not, or no longer, in scope. */
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
  /** The name of the pack that programmes, or weeks, are given out of, while there is one. */
  pack: nullable(Label),
  /** The new followers of a hand-over, while they are there. */
  manager: nullable(Label),
  hrRepresentative: nullable(Label),
  closure: nullable(Type.Pick(BulkClosure, ['type', 'date'])),
  /** People it deleted who can still be restored. */
  restorable: Count,
  startsAt: nullable(Instant),
  status: Type.Enum(bulkStatuses),
  total: Count,
  done: Count,
  skipped: Type.Array(Type.Object({ reason: Type.Enum(bulkSkips), count: Count })),
  createdAt: Instant,
  finishedAt: nullable(Instant),
});
export type BulkAction = Static<typeof BulkAction>;

/** The selected people as a file, in the order of the list. */
export const UsersExportBody = body({
  selection: UserSelection,
  sort: optional(Type.Enum(Object.keys(userSorts) as UserSort[])),
  order: optional(Type.Enum(sortOrders)),
});
export type UsersExportBody = Static<typeof UsersExportBody>;
