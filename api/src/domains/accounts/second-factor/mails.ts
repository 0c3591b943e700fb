import type { AccountContext } from '../passwords';
import { addresseeOf, addressees } from '../../mail/addressee';
import { type MailTexts, writeMail } from '../../mail/write-mail';

const closing = {
  fr: 'Si cela vient de vous, il n’y a rien à faire.',
  en: 'If this was you, there is nothing to do.',
};
const alarm = {
  fr: 'Si cela ne vient pas de vous, choisissez tout de suite un nouveau mot de passe et prévenez votre service RH.',
  en: 'If this was not you, choose a new password at once and tell your HR team.',
};
const action = { fr: 'Choisir un nouveau mot de passe', en: 'Choose a new password' };

const words = (fr: { subject: string; text: string }, en: { subject: string; text: string }): MailTexts => ({
  fr: { subject: fr.subject, paragraphs: [fr.text, alarm.fr], action: action.fr, closing: closing.fr },
  en: { subject: en.subject, paragraphs: [en.text, alarm.en], action: action.en, closing: closing.en },
});

/** Mails the person about every change of a second factor, including changes by others. */
const factorMails = {
  secondFactorOn: words(
    {
      subject: 'La double authentification est activée',
      text: 'Votre compte Passerelle demande désormais, après votre mot de passe, un code de votre application d’authentification. Par précaution, toutes vos autres sessions ont été fermées.',
    },
    {
      subject: 'Two-step sign-in is on',
      text: 'After your password, your Passerelle account now asks for a code of your authentication app. To be safe, all your other sessions were closed.',
    },
  ),
  secondFactorOff: words(
    {
      subject: 'La double authentification est désactivée',
      text: 'Votre compte Passerelle ne demande plus que votre mot de passe. Vos codes de secours ne servent plus.',
    },
    {
      subject: 'Two-step sign-in is off',
      text: 'Your Passerelle account asks for nothing but your password any more. Your recovery codes open nothing now.',
    },
  ),
  secondFactorReset: words(
    {
      subject: 'Votre double authentification a été réinitialisée',
      text: 'À la demande de votre organisation, la double authentification de votre compte Passerelle a été retirée et vos sessions ont été fermées. Vous pouvez vous connecter avec votre mot de passe, puis la mettre en place à nouveau.',
    },
    {
      subject: 'Your two-step sign-in was reset',
      text: 'At your organisation’s request, two-step sign-in was taken off your Passerelle account and your sessions were closed. You can sign in with your password, and then set it up again.',
    },
  ),
  recoveryCodeUsed: words(
    {
      subject: 'Un de vos codes de secours a servi',
      text: 'Un code de secours vient de remplacer le code de votre application d’authentification. Il ne servira plus ; vous pouvez en demander de nouveaux depuis votre compte.',
    },
    {
      subject: 'One of your recovery codes was used',
      text: 'A recovery code has just stood in for the code of your authentication app. It cannot be used again; you can ask for new ones from your account.',
    },
  ),
} as const;

/** Call it in the transaction that makes the change. */
export async function sendFactorMail(
  { db, services, now }: AccountContext,
  userId: string,
  kind: keyof typeof factorMails,
): Promise<void> {
  const row = await addressees(db).where('users.id', '=', userId).executeTakeFirst();
  if (!row) return;
  const to = addresseeOf(row);
  const { publicUrl } = services.config;
  const mail = writeMail({ kind, to, words: factorMails[kind], path: '/forgotten-password', publicUrl });
  await services.mailer.send(db, mail, now);
}
