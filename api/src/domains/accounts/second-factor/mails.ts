import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AccountContext } from '../passwords';
import { addresseeOf, addressees } from '../../mail/addressee';
import { type MailText, writeMail } from '../../mail/write-mail';

const closing = msg`Si cela vient de vous, il n’y a rien à faire.`;
const alarm = msg`Si cela ne vient pas de vous, choisissez tout de suite un nouveau mot de passe et prévenez votre service RH.`;
const action = msg`Choisir un nouveau mot de passe`;

const words = (subject: MessageDescriptor, text: MessageDescriptor): MailText => ({
  subject,
  paragraphs: [text, alarm],
  action,
  closing,
});

/** Mails the person about every change of a second factor, including changes by others. */
const factorMails = {
  secondFactorOn: words(
    msg`La double authentification est activée`,
    msg`Votre compte Passerelle demande désormais, après votre mot de passe, un code de votre application d’authentification. Par précaution, toutes vos autres sessions ont été fermées.`,
  ),
  secondFactorOff: words(
    msg`La double authentification est désactivée`,
    msg`Votre compte Passerelle ne demande plus que votre mot de passe. Vos codes de secours ne servent plus.`,
  ),
  secondFactorReset: words(
    msg`Votre double authentification a été réinitialisée`,
    msg`À la demande de votre organisation, la double authentification de votre compte Passerelle a été retirée et vos sessions ont été fermées. Vous pouvez vous connecter avec votre mot de passe, puis la mettre en place à nouveau.`,
  ),
  recoveryCodeUsed: words(
    msg`Un de vos codes de secours a servi`,
    msg`Un code de secours vient de remplacer le code de votre application d’authentification. Il ne servira plus ; vous pouvez en demander de nouveaux depuis votre compte.`,
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
