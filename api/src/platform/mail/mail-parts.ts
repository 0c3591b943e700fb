import type { FillColours } from '@passerelle/shared/contract';
import type { MailLanguage } from './mail-words';

/** A mail as its HTML and its text are both made from it. */
export interface MailParts {
  language: MailLanguage;
  organization: { name: string; logoUrl: string | null };
  colours: FillColours;
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  action: { label: string; link: string } | undefined;
  closing: string;
}
