import type { User } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { writeAuditEntry } from '../../platform/sessions/audit';
import { failure } from '../../platform/failure';
import type { Context } from '../../platform/http/routes';
import { emailTaken } from '../accounts/email-addresses';
import { organizationFor } from '../accounts/organization-for';
import { assertMayGrantRole, placeFaults } from './grants';
import { insertPeople } from './insert-people';
import { grantedBy, personFaults } from './person-values';
import { readUser } from './read-user';

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
