import type { DateTime } from 'luxon';
import type { Locale } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import type { Services } from '../../platform/http/services';
import { addresseeOf, addressees } from '../mails/addressee';
import { type MailWords, writeMail } from '../mails/write-mail';
import { issueEmailLink } from './links';
import type { Change } from './changes';
import { askedWords, changedWords, confirmWords, displacedWords, restoredWords } from './mail-words';
import { staffAskedWords, staffConfirmWords } from './staff-mail-words';

export interface Mailing {
  db: Db;
  services: Services;
  locale: Locale;
  now: DateTime<true>;
}

interface Letter {
  kind: string;
  email: string;
  words: MailWords;
  path?: string;
}

/** To one address of a person, whether it is the one of their account or not. */
async function send({ db, services, locale, now }: Mailing, userId: string, letter: Letter): Promise<void> {
  const row = await addressees(db).where('users.id', '=', userId).executeTakeFirstOrThrow();
  const { email, ...mail } = letter;
  const to = { ...addresseeOf(row, locale), email };
  await services.mailer.send(db, writeMail({ ...mail, to, publicUrl: services.config.publicUrl }), now);
}

export async function sendConfirmation(mailing: Mailing, change: Change): Promise<void> {
  const path = await issueEmailLink(mailing.db, change.id, 'confirm', mailing.now);
  const words = change.by_staff ? staffConfirmWords : confirmWords;
  await send(mailing, change.user_id, { kind: 'emailConfirm', email: change.new_email, words, path });
}

/** Where somebody else's request would be noticed. */
export async function sendAskedNotice(mailing: Mailing, change: Change): Promise<void> {
  const path = await issueEmailLink(mailing.db, change.id, 'takeBack', mailing.now);
  const words = (change.by_staff ? staffAskedWords : askedWords)(change.new_email, mailing.now);
  await send(mailing, change.user_id, { kind: 'emailChangeAsked', email: change.old_email, words, path });
}

export async function sendChangedNotice(mailing: Mailing, change: Change, canTakeBack: boolean): Promise<void> {
  const letter = { kind: 'emailChanged', email: change.old_email };
  const words = changedWords(change.new_email, mailing.now, canTakeBack);
  const path = canTakeBack ? await issueEmailLink(mailing.db, change.id, 'takeBack', mailing.now) : undefined;
  await send(mailing, change.user_id, { ...letter, words, ...(path !== undefined && { path }) });
}

/** To the address that is back, and to the one that it replaces: the change may have been the person's own after all. */
export async function sendTakenBackNotices(
  mailing: Mailing,
  userId: string,
  { restored, displaced, byStaff }: { restored: string; displaced: string | null; byStaff: boolean },
): Promise<void> {
  const words = restoredWords(mailing.now, byStaff);
  await send(mailing, userId, { kind: 'emailTakenBack', email: restored, words, path: '/forgotten-password' });
  if (displaced === null) return;
  const letter = { kind: 'emailDisplaced', email: displaced, words: displacedWords(restored, mailing.now) };
  await send(mailing, userId, letter);
}
