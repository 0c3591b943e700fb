import type { User } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { writeAuditEntry } from '../../platform/sessions/audit';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/failure';
import type { Context } from '../../platform/http/routes';
import type { Person } from '../../platform/sessions/person';
import { emailTaken } from '../accounts/email-addresses';
import { reachOf } from '../accounts/visibility';
import { assertMayGrantRole, placeFaults } from './grants';
import { insertPeople } from './insert-people';
import { grantedBy, personFaults } from './person-values';
import { readUser } from './read-user';

/** One's own, unless one sees every organisation; another's is not there. */
export async function organizationFor(db: Db, person: Person, wanted: string | null | undefined): Promise<string> {
  if (wanted === undefined || wanted === null || wanted === person.organizationId) return person.organizationId;
  if (reachOf(person) !== 'everywhere') throw failure('notFound');
  const found = await db.selectFrom('organizations').where('id', '=', wanted).select('id').executeTakeFirst();
  if (!found) throw failure('notFound');
  return found.id;
}

export async function createUser(context: Context<Calls['POST /users']>): Promise<User> {
  const { db, person: actor, body, now } = context;
  assertMayGrantRole(actor, body.role);
  const organizationId = await organizationFor(db, actor, body.organization);
  const faults = {
    ...personFaults(body, now),
    ...(await placeFaults(db, grantedBy(body), { actor, organizationId })),
  };
  if (Object.keys(faults).length > 0) throw failure('invalid', { fields: faults });
  const [id] = await insertPeople(db, [{ organizationId, values: body }], now);
  if (!id) throw emailTaken();
  await writeAuditEntry(context, {
    action: 'user.created',
    subjectKind: 'user',
    subjectIds: [id],
    organizationId,
    details: { role: body.role },
  });
  return readUser(db, actor, id, context);
}
