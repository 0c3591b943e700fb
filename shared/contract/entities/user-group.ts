import { type Static, Type } from 'typebox';
import { body, Count, Id, Instant, LongText, Label, optional, RequiredText, Title, Version } from '../fields';
import { limits } from '../limits';
import { Reference } from './reference';

export const UserGroup = Type.Object({
  id: Id,
  name: Label,
  description: LongText,
  organization: Reference,
  licensePacks: Type.Array(Type.Object({ ...Reference.properties, maxLicenses: Count })),
  userCount: Count,
  /** Those who belong to no other group. */
  onlyGroupOf: Count,
  managerCount: Count,
  version: Version,
  createdAt: Instant,
});
export type UserGroup = Static<typeof UserGroup>;

/** `organization` is for those who see more than their own. */
export const UserGroupBody = body({
  organization: optional(Id),
  name: Title,
  description: RequiredText,
  licensePacks: Type.Array(Id, { minItems: 1, maxItems: limits.selectedIds, uniqueItems: true }),
});
export type UserGroupBody = Static<typeof UserGroupBody>;
