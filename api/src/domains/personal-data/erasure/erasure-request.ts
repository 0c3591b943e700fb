import type { OwnProfile } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { writeAuditEntry } from '../../../platform/sessions/audit';
import { type Db, transact } from '../../../platform/database/connection';
import { givenText } from '../../../platform/text/text';
import type { Context } from '../../../platform/http/routes';
import { countTry, type Limit } from '../../../platform/limits/rate-limits';
import { provePassword } from '../../accounts/passwords';
import { readProfile } from '../../profile/read-profile';
import { type ErasureRequest, sendErasureRequested, sendErasureWithdrawn } from './mails';

/** Each request sends mails to other people. */
const requests: Limit = { tries: 5, within: 24 * 60 * 60 };

type CallContext = Context<Calls['POST /me/erasure']>;

/** Creates a request unless one is already open. */
const openRequest = (db: Db, { person, body, now }: CallContext): Promise<ErasureRequest | undefined> =>
  db
    .insertInto('erasure_requests')
    .values({
      organization_id: person.organizationId,
      user_id: person.id,
      reason: givenText(body.reason),
      requested_at: now.toJSDate(),
    })
    .onConflict((conflict) =>
      conflict.column('user_id').where('withdrawn_at', 'is', null).where('done_at', 'is', null).doNothing(),
    )
    .returning(['id', 'reason'])
    .executeTakeFirst();

/** Erases nothing: it mails the owners of the organisation, who know which data they must keep by law. */
export async function requestErasure(context: CallContext): Promise<OwnProfile> {
  const { db: pool, person, body, locale, now } = context;
  await provePassword(pool, { person, password: body.password, field: 'password', now });
  await countTry(pool, `erasure:${person.id}`, requests, now);
  return transact(pool, async (db) => {
    const request = await openRequest(db, context);
    if (request) {
      await sendErasureRequested(db, context, request);
      await writeAuditEntry(
        { ...context, db },
        { action: 'user.erasureAsked', subjectKind: 'user', subjectIds: [person.id] },
      );
    }
    return readProfile(db, person.id, locale);
  });
}

/** Does nothing without an open request. */
export async function withdrawErasure(context: Context<Calls['DELETE /me/erasure']>): Promise<OwnProfile> {
  const { db, person, locale, now } = context;
  const request = await db
    .updateTable('erasure_requests')
    .set({ withdrawn_at: now.toJSDate() })
    .where('user_id', '=', person.id)
    .where('withdrawn_at', 'is', null)
    .where('done_at', 'is', null)
    .returning(['id', 'reason'])
    .executeTakeFirst();
  if (request) {
    await sendErasureWithdrawn(db, context, request);
    await writeAuditEntry(context, { action: 'user.erasureWithdrawn', subjectKind: 'user', subjectIds: [person.id] });
  }
  return readProfile(db, person.id, locale);
}
