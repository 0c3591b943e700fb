import { sql } from 'kysely';
import { writeOperatorAuditEntry } from '../../platform/sessions/audit';
import type { Db } from '../../platform/database/connection';
import { command } from '../usage/command';
import { email } from '../usage/kinds';
import { onOff, optional, refuse, required } from '../usage/options';
import { withServices } from './with-services';
import { removeSecondFactor } from '../../domains/accounts/second-factor/factor-row';
import { sendFactorMail } from '../../domains/accounts/second-factor/mails';
import type { Services } from '../../platform/http/services';

interface Owner {
  id: string;
  organization_id: string;
}

async function findOwner(db: Db, address: string): Promise<Owner> {
  const found = await db
    .selectFrom('users')
    .where(sql`lower(email)`, '=', address.toLowerCase())
    .where('deleted_at', 'is', null)
    .select(['id', 'organization_id'])
    .executeTakeFirst();
  if (!found) throw refuse(`No account has the address ${address}.`);
  return found;
}

/** Ends open sessions; returns their number. */
async function endSessions(
  db: Db,
  owner: Owner | undefined,
  now: Parameters<typeof writeOperatorAuditEntry>[1]['now'],
) {
  const ended = await db
    .deleteFrom('sessions')
    .$if(owner !== undefined, (sessions) => sessions.where('user_id', '=', owner?.id ?? ''))
    .returning('user_id')
    .execute();
  const subjectIds = [...new Set(ended.map(({ user_id: id }) => id))];
  if (subjectIds.length > 0) {
    await writeOperatorAuditEntry(db, {
      action: 'user.sessionsEnded',
      subjectKind: 'user',
      subjectIds,
      now,
      organizationId: owner?.organization_id ?? null,
    });
  }
  return ended.length;
}

export const sessionEnd = command({
  words: ['session', 'end'],
  about: 'Signs a user out everywhere, or all users: after a lost device or a break-in',
  options: {
    email: optional(email, 'whose sessions'),
    everybody: onOff('all sessions of all organisations'),
  },
  more: 'Passwords stay as they are, and open new sessions.',
  work: (context, { email: address, everybody }) => {
    if ((address === undefined) !== everybody) throw refuse('Give either --email or --everybody.');
    return withServices(context, async ({ db: pool, clock }) => {
      const ended = await pool.transaction().execute(async (db) => {
        const owner = address === undefined ? undefined : await findOwner(db, address);
        return endSessions(db, owner, clock.now());
      });
      context.say(`${ended} session${ended === 1 ? ' has' : 's have'} ended.`);
    });
  },
});

const reset = (services: Services, address: string): Promise<void> =>
  services.db.transaction().execute(async (db) => {
    const now = services.clock.now();
    const person = await db
      .selectFrom('users')
      .where(sql`lower(email)`, '=', address.toLowerCase())
      .where('deleted_at', 'is', null)
      .select(['id', 'organization_id'])
      .executeTakeFirst();
    if (!person) throw refuse(`There is no account with the address ${address}.`);
    if (!(await removeSecondFactor(db, person.id))) throw refuse(`${address} has no second factor.`);
    // The finder of a lost phone may already have a session.
    await services.sessions.endOthers(db, person.id);
    await sendFactorMail({ db, services, now }, person.id, 'secondFactorReset');
    await writeOperatorAuditEntry(db, {
      action: 'user.secondFactorReset',
      subjectKind: 'user',
      subjectIds: [person.id],
      organizationId: person.organization_id,
      now,
    });
  });

export const userResetFactor = command({
  words: ['user', 'reset-factor'],
  about: 'Removes the second factor from the account of a user who lost it, and tells the user by mail',
  options: { email: required(email, 'the address of the account') },
  more: 'Be sure who asks: a call back, or their manager. Their sessions end; the password stays what it is.',
  work: (context, given) =>
    withServices(context, async (services) => {
      await reset(services, given.email);
      context.say(`${given.email} signs in with the password alone again, and has been told by mail.`);
    }),
});
