import { sql } from 'kysely';
import type { Locale, Permissions, Role } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { inLocale } from '../../platform/localized';

/** From the least to the most that a role may do. */
export async function readRoles(db: Db, locale: Locale): Promise<Role[]> {
  const rows = await db
    .selectFrom('roles')
    .orderBy('rank')
    .select(['slug', 'label'])
    .select(
      sql<Permissions>`(SELECT json_object_agg(area, level) FROM role_permissions WHERE role = roles.slug)`.as(
        'permissions',
      ),
    )
    .execute();
  return rows.map(({ slug, label, permissions }) => ({ slug, label: inLocale(label, locale), permissions }));
}
