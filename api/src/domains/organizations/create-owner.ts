import { sql } from 'kysely';
import type { LeadingRole } from '@passerelle/shared/contract';
import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import type { RecordChange } from '../../platform/sessions/audit';
import type { Services } from '../../platform/http/services';
import { assertEmailFree, emailTaken } from '../accounts/email-addresses';
import { nameColumns } from '../accounts/identity';
import { invite } from '../accounts/invitation';
import { addresseeOf, addressees } from '../mail/addressee';
import { givenLine } from '../../platform/text/text';

export interface OwnerValues {
  email: string;
  firstName: string;
  lastName: string;
  /** The default role. */
  role?: LeadingRole | undefined;
}

export interface Creating {
  db: Db;
  services: Services;
  now: DateTime<true>;
  record: RecordChange;
}

const columnsOf = ({ email, firstName, lastName, role = 'owner' }: OwnerValues) => ({
  role,
  ...nameColumns({
    email,
    firstName: givenLine(firstName) ?? '',
    lastName: givenLine(lastName) ?? '',
  }),
});

/** An owner or administrator of an organisation, invited by mail to choose a password; they add all others. */
export async function createOwner(creating: Creating, organizationId: string, owner: OwnerValues): Promise<string> {
  const { db, now, record } = creating;
  const at = now.toJSDate();
  const columns = columnsOf(owner);
  const created = await db
    .insertInto('users')
    .values({
      organization_id: organizationId,
      ...columns,
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
  await assertEmailFree(db, { email: columns.email, userId: created.id, now });
  const row = await addressees(db).where('users.id', '=', created.id).executeTakeFirstOrThrow();
  await invite(creating, addresseeOf(row));
  const subject = { subjectKind: 'user', subjectIds: [created.id], organizationId } as const;
  await record({ action: 'user.created', ...subject, details: { role: columns.role } });
  await record({ action: 'user.welcomed', ...subject });
  return created.id;
}
