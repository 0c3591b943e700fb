import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { wordsIn } from '../../platform/text/words';
import type { Mail } from '../../platform/mail/mailer';
import { renderMail } from '../../platform/mail/render-mail';
import type { Addressee } from './addressee';

/** An absolute address without a session, since mails are read outside the product. `GET /logos/:fileId` answers it. */
const logoAddress = (publicUrl: string, fileId: string | null): string | null =>
  fileId === null ? null : `${publicUrl}/api/logos/${fileId}`;

export interface MailText {
  subject: MessageDescriptor;
  paragraphs: readonly MessageDescriptor[];
  /** The label of the button; a mail without a task has none. */
  action?: MessageDescriptor;
  closing: MessageDescriptor;
  /** The label of the link to the mail settings. */
  stop?: MessageDescriptor;
}

export interface Writing {
  /** For operators: `invitation`, `reset`, … */
  kind: string;
  to: Addressee;
  words: MailText;
  /** The target of the button, as a path of the site. */
  path?: string;
  /** The path of the mail settings. */
  stopPath?: string;
  publicUrl: string;
}

const greeting = (firstName: string): MessageDescriptor =>
  msg({ context: 'début d’un e‑mail', message: `Bonjour ${firstName},` });

/** A mail to one person, in their language and their organisation's colours, ready for the mailer. */
export function writeMail({ kind, to, words, path, stopPath, publicUrl }: Writing): Mail {
  const say = wordsIn(to.locale);
  const { action, stop } = words;
  const { name, color, logoFileId } = to.organization;
  return {
    kind,
    to: to.email,
    userId: to.id,
    ...renderMail({
      locale: to.locale,
      organization: { name, color, logoUrl: logoAddress(publicUrl, logoFileId) },
      subject: say(words.subject),
      greeting: say(greeting(to.firstName)),
      paragraphs: words.paragraphs.map(say),
      closing: say(words.closing),
      ...(action && path && { action: { label: say(action), link: publicUrl + path } }),
      ...(stop && stopPath && { stop: { label: say(stop), link: publicUrl + stopPath } }),
    }),
  };
}
