import type { Addressee } from '../mails/addressee';
import { invitationWords } from '../mails/invitation-mail';
import { writeMail } from '../mails/write-mail';
import { issueToken } from './link-token';
import type { Keeping } from './password';

/** A mail with the link by which someone chooses their first password. */
export async function invite({ db, services, now }: Keeping, to: Addressee): Promise<void> {
  const token = await issueToken(db, to.id, 'invitation', now);
  const mail = writeMail({
    kind: 'invitation',
    to,
    words: invitationWords(to.organization.name),
    path: `/reset-password?token=${token}&firstSetup=true`,
    publicUrl: services.config.publicUrl,
  });
  await services.mailer.send(db, mail, now);
  await db.updateTable('users').set({ invited_at: now.toJSDate() }).where('id', '=', to.id).execute();
}
