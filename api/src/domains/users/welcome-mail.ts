import { durations, type Locale } from '@passerelle/shared/contract';
import type { Mail } from '../../platform/mail/mailer';

export interface Invited {
  id: string;
  email: string;
  firstName: string;
  organization: string;
  /** Theirs, else their organisation's. */
  locale: Locale;
}

interface Words {
  subject: string;
  greeting: (firstName: string) => string;
  paragraphs: (organization: string) => readonly string[];
  action: string;
  closing: string;
}

const days = durations.invitationDays;

const fr: Words = {
  subject: 'Votre espace Passerelle vous attend',
  greeting: (firstName) => `Bonjour ${firstName},`,
  paragraphs: (organization) => [
    `${organization} vous ouvre un espace sur Passerelle, pour avancer pas à pas dans votre mobilité professionnelle.`,
    `Choisissez votre mot de passe pour y entrer. Ce lien est personnel et reste valable ${days} jours ; il ne sert qu’une fois.`,
  ],
  action: 'Choisir mon mot de passe',
  closing: 'Si vous n’attendiez pas ce message, vous pouvez l’ignorer.',
};

const en: Words = {
  subject: 'Your Passerelle space is ready',
  greeting: (firstName) => `Hello ${firstName},`,
  paragraphs: (organization) => [
    `${organization} has opened a space for you on Passerelle, to move your career forward step by step.`,
    `Choose your password to come in. This link is yours alone, works for ${days} days and can be used once.`,
  ],
  action: 'Choose my password',
  closing: 'If you did not expect this message, you can ignore it.',
};

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);

/** The invitation: who opens the space, what to do, how long the link works. */
export function welcomeMail({ id, email, firstName, organization, locale }: Invited, link: string): Mail {
  const words = locale === 'fr' ? fr : en;
  const paragraphs = [words.greeting(firstName), ...words.paragraphs(organization)];
  const button = `<p><a href="${escape(link)}">${words.action}</a></p>`;
  const body = [...paragraphs.map((text) => `<p>${escape(text)}</p>`), button, `<p>${words.closing}</p>`].join('\n');
  return {
    kind: 'invitation',
    to: email,
    userId: id,
    locale,
    subject: words.subject,
    html: `<!doctype html>\n<html lang="${locale === 'fr' ? 'fr' : 'en'}"><body>\n${body}\n</body></html>`,
    text: [...paragraphs, `${words.action}\n${link}`, words.closing].join('\n\n'),
  };
}
