import type { TextLocale } from '@passerelle/shared/contract';
import { atHome } from '../../platform/dates';
import { markup, type Markup } from '../../platform/text/markup';
import type { ListedMail } from './read-outbox';
import { style } from './style';
import { outboxWords, type ShownState } from './words';

interface Page {
  language: TextLocale;
  nonce: string;
  title: string;
  content: Markup;
  /** Stands at the head of every page. */
  notice: Markup | false;
}

const mark = markup`<svg viewBox="0 0 34 34" aria-hidden="true"><rect width="34" height="34" rx="10" fill="#6B5AED"/><g fill="none" stroke="#FFF" stroke-linecap="round"><path d="M8 9v14M26 9v14" stroke-width="2.6"/><path d="M8 9.5Q17 26 26 9.5" stroke-width="2"/><path d="M12.5 15.5V23M17 17.8V23M21.5 15.5V23" stroke-width="1.5"/><path d="M5.5 24.5h23" stroke-width="2.8"/></g></svg>`;

const skip = { fr: 'Aller au contenu', en: 'Skip to content' } as const;

/** What stands around each page of the outbox. */
export const outboxPage = ({ language, nonce, title, content, notice }: Page): string =>
  markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – Passerelle</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${style}</style>
</head>
<body>
<a class="skip" href="#content">${skip[language]}</a>
${notice}
<header class="head"><div><a class="brand" href="/login" aria-label="Passerelle, ${outboxWords[language].toLogin}">${mark}Passerelle</a><span class="tag">${outboxWords[language].demo}</span></div></header>
<main id="content" tabindex="-1">${content}</main>
</body>
</html>
`.html;

/** The page's one sheet, its frame and its pictures; nothing runs, and nothing is sent anywhere. */
export const pagePolicy = (nonce: string): string =>
  [
    `default-src 'none'`,
    `style-src 'nonce-${nonce}'`,
    `img-src data:`,
    `frame-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');

export interface Showing {
  language: TextLocale;
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
