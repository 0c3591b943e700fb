import type { User } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { asDryRun } from '../../platform/database/dry-run';
import { writeAuditEntry } from '../../platform/sessions/audit';
import { failure } from '../../platform/failure';
import type { Context } from '../../platform/http/routes';
import { emailTaken } from '../accounts/email-addresses';
import { organizationFor } from '../accounts/organization-for';
import { assertMayGrantRole, placeFaults } from './grants';
import { insertPeople } from './insert-people';
import { grantedBy, personFaults } from './person-values';
import { readUser } from './read-user';

/** Adds the person, unless something is wrong. */
async function addPerson({
  db,
  person: actor,
  body,
  now,
}: Context<Calls['POST /users' | 'POST /users/check']>): Promise<{ id: string; organizationId: string }> {
  assertMayGrantRole(actor, body.role);
  const organizationId = await organizationFor(db, actor, body.organization);
  const faults = {
    ...personFaults(body, now),
    ...(await placeFaults(db, grantedBy(body), { actor, organizationId })),
  };
  if (Object.keys(faults).length > 0) throw failure('invalid', { fields: faults });
  const [id] = await insertPeople(db, [{ organizationId, values: body }], now);
  if (!id) throw emailTaken();
  return { id, organizationId };
}

/** All that adding would refuse, before the wizard goes on. */
export const checkUser = (context: Context<Calls['POST /users/check']>): Promise<void> =>
  asDryRun(context.db, async () => {
    await addPerson(context);
  });

export async function createUser(context: Context<Calls['POST /users']>): Promise<User> {
  const { db, person: actor, body } = context;
  const { id, organizationId } = await addPerson(context);
  await writeAuditEntry(context, {
    action: 'user.created',
    subjectKind: 'user',
    subjectIds: [id],
    organizationId,
    details: { role: body.role },
  });
  return readUser(db, actor, id, context);
}
