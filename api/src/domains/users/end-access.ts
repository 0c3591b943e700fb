import { msg } from '@lingui/core/macro';
import type { AuditAction } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { failure } from '../../platform/failure';
import type { Context } from '../../platform/http/routes';
import { writeAuditEntry } from '../../platform/sessions/audit';
import { assertNoTakeover } from '../accounts/takeover';
import { addresseeOf, addressees } from '../mail/addressee';
import { type MailText, writeMail } from '../mail/write-mail';
import { removeSecondFactor } from '../accounts/second-factor/factor-row';
import { sendFactorMail } from '../accounts/second-factor/mails';
import { assertMayChange } from './grants';
import { type LockedPerson, lockVisiblePerson } from './update-user';

type CallContext = Context<Calls['DELETE /users/:userId/sessions'] | Calls['DELETE /users/:userId/secondFactor']>;

const sessionsEnded: MailText = {
  subject: msg`Vos sessions ont été fermées`,
  paragraphs: [
    msg`À la demande de votre organisation, toutes les sessions de votre compte Passerelle ont été fermées. Votre mot de passe reste le même.`,
  ],
  action: msg`Se connecter`,
  closing: msg`Si vous avez un doute, parlez-en à votre service RH.`,
};

/** Staff who may edit a person may also manage their sign-in; never their own here. */
async function lockTarget({ db, person, params }: CallContext): Promise<LockedPerson> {
  const target = await lockVisiblePerson(db, person, params.userId);
  assertMayChange(person, target);
  return target;
}

const record = (context: CallContext, target: LockedPerson, action: AuditAction): Promise<void> =>
  writeAuditEntry(context, {
    action,
    subjectKind: 'user',
    subjectIds: [target.id],
    organizationId: target.organization_id,
  });

/** Ends every session of a person, such as on a lost phone, and tells them by mail. */
export async function endSessionsOf(context: CallContext): Promise<void> {
  const { db, services, now } = context;
  const target = await lockTarget(context);
  await services.sessions.endOthers(db, target.id);
  const row = await addressees(db).where('users.id', '=', target.id).executeTakeFirst();
  if (row) {
    const { publicUrl } = services.config;
    const to = addresseeOf(row);
    const mail = writeMail({ kind: 'sessionsEnded', to, words: sessionsEnded, path: '/login', publicUrl });
    await services.mailer.send(db, mail, now);
  }
  await record(context, target, 'user.sessionsEnded');
}

/**
 * Removes a lost second factor. Ends the person's sessions, since the holder of the phone may be signed in. Throws 409
 * without a second factor, so that the caller is not led to think it was removed.
 */
export async function resetSecondFactor(context: CallContext): Promise<void> {
  const { db, person, services } = context;
  const target = await lockTarget(context);
  await assertNoTakeover(db, person, target);
  if (!(await removeSecondFactor(db, target.id))) throw failure('conflict', { message: 'noSecondFactor' });
  await services.sessions.endOthers(db, target.id);
  await sendFactorMail(context, target.id, 'secondFactorReset');
  await record(context, target, 'user.secondFactorReset');
}
