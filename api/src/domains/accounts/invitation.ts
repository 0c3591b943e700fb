import { durations } from '@passerelle/shared/contract';
import type { Addressee } from '../mails/addressee';
import { writeMail, type MailWords } from '../mails/write-mail';
import { issueLinkTokens } from './link-tokens';
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

/** A mail to each, with the link by which they choose their first password; in a few statements, however many they are. */
export async function inviteAll({ db, services, now }: AccountContext, people: readonly Addressee[]): Promise<void> {
  if (people.length === 0) return;
  const ids = people.map(({ id }) => id);
  const tokens = await issueLinkTokens(db, ids, 'invitation', now);
  const mails = people.map((to) =>
    writeMail({
      kind: 'invitation',
      to,
      words: invitationWords(to.organization.name),
      path: `/reset-password?token=${tokens.get(to.id) ?? ''}&firstSetup=true`,
      publicUrl: services.config.publicUrl,
    }),
  );
  await services.mailer.send(db, mails, now);
  await db.updateTable('users').set({ invited_at: now.toJSDate() }).where('id', 'in', ids).execute();
}

/** The same to one. */
export const invite = (context: AccountContext, to: Addressee): Promise<void> => inviteAll(context, [to]);
