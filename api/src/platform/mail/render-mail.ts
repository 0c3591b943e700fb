import { defaultThemeColor, fillColours, type Locale } from '@passerelle/shared/contract';
import { oneLine } from './header-values';
import { mailHtml, type MailLink, type MailParts, frameWords } from './mail-html';
import { textLocaleOf } from '../text/text';

export interface MailContent {
  locale: Locale;
  /** On whose behalf it is written. The logo's address is a whole one: a mail is read anywhere. */
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

/** Every mail of the product: the same frame in the organisation's colour, and the same words as plain text. */
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

/** The same mail for programs that show no HTML. The link stands on a line of its own, so that it stays whole. */
export const mailText = ({ language, organization, greeting, paragraphs, action, closing, stop }: MailParts): string =>
  [
    greeting,
    ...paragraphs,
    ...(action ? [`${action.label}\n${action.link}`] : []),
    closing,
    ...(stop ? [`${stop.label}\n${stop.link}`] : []),
    `-- \n${frameWords[language].sentFor(organization.name)}`,
  ].join('\n\n');
