import { durations } from '@passerelle/shared/contract';
import type { Addressee } from '../mails/addressee';
import { writeMail, type MailWords } from '../mails/write-mail';
import { issueLinkToken } from './link-tokens';
import type { AccountContext } from './passwords';

const days = durations.invitationDays;

/** Who opens the space, what to do, how long the link works. */
const invitationWords = (organization: string): MailWords => ({
  fr: {
    subject: 'Votre espace Passerelle vous attend',
    paragraphs: [
      `${organization} vous ouvre un espace sur Passerelle, pour avancer pas à pas dans votre mobilité professionnelle.`,
      `Choisissez votre mot de passe pour y entrer. Ce lien est personnel et reste valable ${days} jours ; il ne sert qu’une fois.`,
    ],
    action: 'Choisir mon mot de passe',
    closing: 'Si vous n’attendiez pas ce message, vous pouvez l’ignorer.',
  },
  en: {
    subject: 'Your Passerelle space is ready',
    paragraphs: [
      `${organization} has opened a space for you on Passerelle, to move your career forward step by step.`,
      `Choose your password to come in. This link is yours alone, works for ${days} days and can be used once.`,
    ],
    action: 'Choose my password',
    closing: 'If you did not expect this message, you can ignore it.',
  },
});

/** A mail with the link by which someone chooses their first password. */
export async function invite({ db, services, now }: AccountContext, to: Addressee): Promise<void> {
  const token = await issueLinkToken(db, to.id, 'invitation', now);
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
