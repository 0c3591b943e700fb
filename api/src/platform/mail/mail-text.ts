import type { MailParts } from './mail-parts';
import { frameWords } from './mail-words';

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
