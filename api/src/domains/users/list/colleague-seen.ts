import { type RawBuilder, sql } from 'kysely';
import type { Person } from '../../../platform/sessions/person';
import { visibleTo } from '../../accounts/visibility';

/** A value of the manager or HR representative of a person in `users`; NULL outside the viewer's scope. */
export function colleagueSeen<T>(
  column: 'manager_id' | 'hr_representative_id',
  viewer: Person,
  value: RawBuilder<T>,
): RawBuilder<T | null> {
  const id = sql.ref(`users.${column}`);
  return sql`CASE WHEN ${id} IS NOT NULL THEN (SELECT ${value} FROM (SELECT ${id} AS id) AS named
    JOIN users ON users.id = named.id
    WHERE users.deleted_at IS NULL AND (users.id = ${viewer.id} OR ${visibleTo(viewer)})) END`;
}
