import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import type { Services } from '../../platform/http/services';
import { assertEmailFree, emailTaken } from '../accounts/email-addresses';
import { nameColumns } from '../accounts/identity';
import { invite } from '../accounts/invitation';
import { addresseeOf, addressees } from '../mails/addressee';

export interface OwnerValues {
  email: string;
  firstName: string;
  lastName: string;
}

interface Creating {
  db: Db;
  services: Services;
  now: DateTime<true>;
}

/** The person who looks after an organisation, invited by mail to choose a password; they bring in all others. */
export async function createOwner(creating: Creating, organizationId: string, owner: OwnerValues): Promise<string> {
  const { db, now } = creating;
  const at = now.toJSDate();
  const created = await db
    .insertInto('users')
    .values({
      organization_id: organizationId,
      role: 'owner',
      ...nameColumns(owner),
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .expression(sql`lower(email)`)
        .where('deleted_at', 'is', null)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (!created) throw emailTaken();
  await assertEmailFree(db, { email: owner.email, userId: created.id, now });
  const row = await addressees(db).where('users.id', '=', created.id).executeTakeFirstOrThrow();
  await invite(creating, addresseeOf(row));
  return created.id;
}
