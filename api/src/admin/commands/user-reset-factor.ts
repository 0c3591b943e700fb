import { sql } from 'kysely';
import { removeSecondFactor } from '../../domains/second-factor/factor-row';
import { sendFactorMail } from '../../domains/second-factor/mails';
import { writeOperatorAuditEntry } from '../../platform/sessions/audit';
import type { Services } from '../../platform/http/services';
import { command } from '../usage/command';
import { email } from '../usage/kinds';
import { refuse, required } from '../usage/options';
import { withServices } from '../with-services';

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
    // Whoever has the telephone may be signed in with it.
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
  about: 'Takes the second factor off the account of somebody who has lost it, and tells them by mail',
  options: { email: required(email, 'the address of the account') },
  more: 'Be sure who asks: a call back, or their manager. Their sessions end; the password stays what it is.',
  work: (context, given) =>
    withServices(context, async (services) => {
      await reset(services, given.email);
      context.say(`${given.email} signs in with the password alone again, and has been told by mail.`);
    }),
});
