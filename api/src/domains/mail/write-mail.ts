import type { TextLocale } from '@passerelle/shared/contract';
import { textLocaleOf } from '../../platform/text/text';
import type { Mail } from '../../platform/mail/mailer';
import { renderMail } from '../../platform/mail/render-mail';
import type { Addressee } from './addressee';

/** An absolute address without a session, since mails are read outside the product. `GET /logos/:fileId` answers it. */
const logoAddress = (publicUrl: string, fileId: string | null): string | null =>
  fileId === null ? null : `${publicUrl}/api/logos/${fileId}`;

export interface MailText {
  subject: string;
  paragraphs: readonly string[];
  /** The label of the button; a mail without a task has none. */
  action?: string;
  closing: string;
  /** The label of the link to the mail settings. */
  stop?: string;
}

/** The text of a mail in each language. */
export type MailTexts = Record<TextLocale, MailText>;

export interface Writing {
  /** For operators: `invitation`, `reset`, … */
  kind: string;
  to: Addressee;
  words: MailTexts;
  /** The target of the button, as a path of the site. */
  path?: string;
  /** The path of the mail settings. */
  stopPath?: string;
  publicUrl: string;
}

const greetings: Record<TextLocale, (firstName: string) => string> = {
  fr: (firstName) => `Bonjour ${firstName},`,
  en: (firstName) => `Hello ${firstName},`,
};

/** A mail to one person, in their language and their organisation's colours, ready for the mailer. */
export function writeMail({ kind, to, words, path, stopPath, publicUrl }: Writing): Mail {
  const language = textLocaleOf(to.locale);
  const { action, stop, ...text } = words[language];
  const { name, color, logoFileId } = to.organization;
  return {
    kind,
    to: to.email,
    userId: to.id,
    ...renderMail({
      ...text,
      locale: to.locale,
      organization: { name, color, logoUrl: logoAddress(publicUrl, logoFileId) },
      greeting: greetings[language](to.firstName),
      ...(action && path && { action: { label: action, link: publicUrl + path } }),
      ...(stop && stopPath && { stop: { label: stop, link: publicUrl + stopPath } }),
    }),
  };
}
