import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { ItemKind, PermissionArea } from '@passerelle/shared/contract';
import { itemKinds } from '@passerelle/shared/contract/enums/content';
import { allows } from '@passerelle/shared/contract/rules/people/permissions';
import { everything, reachOf } from '../../domains/accounts/visibility';
import type { Person } from '../../platform/sessions/person';
import { areaOf } from '../rights';

const areaOfItem = (kind: ItemKind): PermissionArea => areaOf[kind === 'tasks' ? 'programs' : kind];

export const mayWriteKind = ({ permissions }: Person, kind: ItemKind): boolean =>
  allows(permissions, areaOfItem(kind), 'w');

/** Content common to all organisations needs the reach of all organisations. */
export const mayWriteFor = (person: Person, organizationId: string | null): boolean =>
  reachOf(person) === 'everywhere' || organizationId === person.organizationId;

/** The names of an item and its pack in a statement. */
export interface Aliases {
  item: string;
  pack: string;
}

export const mainAliases: Aliases = { item: 'item', pack: 'pack' };

/** Condition: the person may change the item, and so sees its draft. */
export function isEditable(person: Person, { item, pack }: Aliases = mainAliases): RawBuilder<SqlBool> {
  const kinds = itemKinds.filter((kind) => mayWriteKind(person, kind));
  const isOwn =
    reachOf(person) === 'everywhere'
      ? everything
      : sql<SqlBool>`coalesce(${sql.ref(`${pack}.organization_id`)} = ${person.organizationId}, false)`;
  return sql`(${sql.ref(`${item}.kind`)} = ANY(${kinds}::text[]) AND ${isOwn})`;
}

/** Condition: the person sees the item; one that they may not change only as it is published. */
export function isSeen(person: Person, aliases: Aliases = mainAliases): RawBuilder<SqlBool> {
  const { item, pack } = aliases;
  const organization = sql.ref(`${pack}.organization_id`);
  const isNear =
    reachOf(person) === 'everywhere'
      ? everything
      : sql<SqlBool>`(${organization} IS NULL OR ${organization} = ${person.organizationId})`;
  const isPublished = sql`${sql.ref(`${item}.published`)} IS NOT NULL AND ${sql.ref(`${item}.archived_at`)} IS NULL`;
  return sql`(${sql.ref(`${item}.kind`)} <> 'trades' AND ${isNear} AND (${isEditable(person, aliases)} OR ${isPublished}))`;
}
