import type { RoleName } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/failure';

/**
 * An organisation is never left without an owner, on any path. Its row is locked, so that of two owners who remove each
 * other one stays.
 */
export async function assertOwnerRemains(
  db: Db,
  leaving: { id: string; role: RoleName; organization_id: string },
): Promise<void> {
  if (leaving.role !== 'owner') return;
  await db
    .selectFrom('organizations')
    .where('id', '=', leaving.organization_id)
    .select('id')
    .forNoKeyUpdate()
    .execute();
  const other = await db
    .selectFrom('users')
    .where('organization_id', '=', leaving.organization_id)
    .where('role', '=', 'owner')
    .where('deleted_at', 'is', null)
    .where('id', '<>', leaving.id)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  if (!other) throw failure('conflict', { message: 'lastOwner' });
}
