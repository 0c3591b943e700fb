import { atHome } from '../../platform/home-zone';
import type { MailLanguage } from '../../platform/mail/mail-words';
import { markup, type Markup } from '../../platform/markup';
import type { ListedMail } from './read-outbox';
import { outboxWords, type ShownState } from './words';

export interface Showing {
  language: MailLanguage;
  /** Whether there is a mail server to send through. */
  isSending: boolean;
}

const stateOf = ({ status }: ListedMail, { isSending }: Showing): ShownState =>
  status === 'pending' && !isSending ? 'kept' : status;

export function stateTag(mail: ListedMail, showing: Showing): Markup {
  const state = stateOf(mail, showing);
  return markup`<span class="tag ${state}">${outboxWords[showing.language].states[state]}</span>`;
}

export function writtenAt({ created_at: at }: ListedMail, { language }: Showing): Markup {
  const words = atHome(at).setLocale(language).toFormat(outboxWords[language].dateFormat);
  return markup`<time datetime="${at.toISOString()}">${words}</time>`;
}
