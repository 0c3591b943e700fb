import type { Locale } from '@passerelle/shared/contract';
import { defaultThemeColor } from '@passerelle/shared/contract/limits';
import { fillColours } from '@passerelle/shared/contract/rules/common/colour';
import { oneLine } from './header-values';
import { mailHtml, type MailLink, type MailParts, frameTexts } from './mail-html';
import { textLocaleOf } from '../text/text';

export interface MailContent {
  locale: Locale;
  /** The sender's organisation. The logo's address is absolute: a mail is read anywhere. */
  organization: { name: string; color: string | null; logoUrl: string | null };
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  action?: MailLink;
  closing: string;
  stop?: MailLink;
}

export interface RenderedMail {
  locale: Locale;
  subject: string;
  html: string;
  text: string;
}

/** Every mail of the product: one frame in the organisation's colour, and the same content as plain text. */
export function renderMail({ locale, organization, subject, action, stop, ...content }: MailContent): RenderedMail {
  const parts = {
    language: textLocaleOf(locale),
    organization: { ...organization, name: oneLine(organization.name) },
    colours: fillColours(organization.color ?? defaultThemeColor),
    subject: oneLine(subject),
    greeting: oneLine(content.greeting),
    paragraphs: content.paragraphs.map(oneLine),
    action,
    closing: oneLine(content.closing),
    stop,
  };
  return { locale, subject: parts.subject, html: mailHtml(parts).html, text: mailText(parts) };
}

/** The same mail for programs without HTML. The link is on its own line, so that it stays whole. */
export const mailText = ({ language, organization, greeting, paragraphs, action, closing, stop }: MailParts): string =>
  [
    greeting,
    ...paragraphs,
    ...(action ? [`${action.label}\n${action.link}`] : []),
    closing,
    ...(stop ? [`${stop.label}\n${stop.link}`] : []),
    `-- \n${frameTexts(language).sentFor(organization.name)}`,
  ].join('\n\n');
