import { type Static, Type } from 'typebox';
import { body, Count, Id, Instant, Label, nullable } from '../fields';
import { jobLevels } from '../enums/jobs';
import { roles } from '../enums/security';
import { genders, programStates } from '../enums/users';
import { limits } from '../limits';
import { several } from '../paging';

/** What narrows the list of people: the same in its pages, its export, its figures and in what is done to all of them. */
export const usersFilters = {
  organization: Type.Optional(Id),
  role: several(roles),
  group: Type.Optional(Id),
  jobLevel: several(jobLevels),
  gender: several(genders),
  programState: several(programStates),
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

export const bulkKinds = ['welcome', 'addToGroup', 'removeFromGroup'] as const;
export type BulkKind = (typeof bulkKinds)[number];

/** Why nothing was done for one of the people. */
export const bulkSkips = ['recentlySent', 'hourlyLimit', 'alreadySet', 'notVisible', 'lastGroup', 'gone'] as const;
export type BulkSkip = (typeof bulkSkips)[number];

export const bulkStatuses = ['waiting', 'running', 'done', 'stopped'] as const;
export type BulkStatus = (typeof bulkStatuses)[number];

export const BulkBody = body({
  kind: Type.Enum(bulkKinds),
  selection: UserSelection,
  /** For changes of groups. */
  group: Type.Optional(nullable(Id)),
});
export type BulkBody = Static<typeof BulkBody>;

export const bulkOutcomes = ['pending', 'done', 'skipped'] as const;

export const BulkPerson = Type.Object({
  id: Id,
  firstName: Label,
  lastName: Label,
  outcome: Type.Enum(bulkOutcomes),
  reason: nullable(Type.Enum(bulkSkips)),
});
export type BulkPerson = Static<typeof BulkPerson>;

export const BulkAction = Type.Object({
  id: Id,
  kind: Type.Enum(bulkKinds),
  status: Type.Enum(bulkStatuses),
  total: Count,
  done: Count,
  skipped: Type.Array(Type.Object({ reason: Type.Enum(bulkSkips), count: Count })),
  createdAt: Instant,
  finishedAt: nullable(Instant),
});
export type BulkAction = Static<typeof BulkAction>;
