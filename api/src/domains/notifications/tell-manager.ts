import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { tell } from './tell';

/** Someone looks after a person from now on, and may see what they do: they are told who. */
export async function tellManager(db: Db, userId: string, managerId: string, now: DateTime<true>): Promise<void> {
  const manager = await db
    .selectFrom('users')
    .where('id', '=', managerId)
    .select(['first_name', 'last_name'])
    .executeTakeFirst();
  if (!manager) return;
  const params = { name: `${manager.first_name} ${manager.last_name}` };
  const about = `manager:${managerId}`;
  await tell(db, { userId, key: 'managerAssigned', params, about, context: { target: managerId } }, now);
}
