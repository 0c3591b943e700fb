import type { FillColours } from '@passerelle/shared/contract';
import type { MailLanguage } from './mail-words';

export interface MailLink {
  label: string;
  link: string;
}

/** A mail as its HTML and its text are both made from it. */
export interface MailParts {
  language: MailLanguage;
  organization: { name: string; logoUrl: string | null };
  colours: FillColours;
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  action: MailLink | undefined;
  closing: string;
  /** After the closing: where such mails are switched off. */
  stop: MailLink | undefined;
}
