import type { Follower } from '@passerelle/shared/contract';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../platform/database/connection';
import { instant, instantOrNull } from '../../platform/dates';
import type { Person } from '../../platform/sessions/person';
import { visibleTo } from '../accounts/visibility';

/** Enough for a career; the log has the rest. */
const SHOWN = 20;

/** Who follows a person and who did. Former followers outside the viewer's scope have no name. */
export async function readFollowers(db: Db, viewer: Person, userId: string): Promise<Follower[]> {
  const isNamed = sql<SqlBool>`(user_followers.until_at IS NULL OR users.id = ${viewer.id} OR ${visibleTo(viewer)})`;
  const rows = await db
    .selectFrom('user_followers')
    .leftJoin('users', (join) => join.onRef('users.id', '=', 'user_followers.follower_id').on(isNamed))
    .where('user_followers.user_id', '=', userId)
    .select(['users.id', 'users.first_name', 'users.last_name', 'kind', 'from_at', 'until_at'])
    .orderBy(sql`until_at DESC NULLS FIRST`)
    .orderBy('from_at', 'desc')
    .orderBy('kind', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(({ id, first_name: firstName, last_name: lastName, kind, from_at, until_at }) => ({
    kind,
    person: id === null ? null : { id, firstName: firstName ?? '', lastName: lastName ?? '' },
    from: instant(from_at),
    until: instantOrNull(until_at),
  }));
}
