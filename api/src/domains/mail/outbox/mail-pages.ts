import { textLocaleOf } from '../../../platform/text/text';
import { markup, type Markup } from '../../../platform/text/markup';
import { stateTag, writtenAt, type Showing } from './page';
import type { ListedMail, WholeMail } from './read-outbox';
import { outboxTexts } from './outbox-texts';

interface Listed {
  items: readonly ListedMail[];
  hasOlder: boolean;
  page: number;
}

const row = (mail: ListedMail, showing: Showing): Markup => markup`<li>
<div><a href="/outbox/${mail.id}" lang="${textLocaleOf(mail.locale)}">${mail.subject}</a><p class="small">${mail.to_address}</p></div>
<div class="end">${stateTag(mail, showing)}<span class="small">${writtenAt(mail, showing)}</span></div>
</li>`;

function pager({ hasOlder, page }: Listed, { language }: Showing): Markup | false {
  const words = outboxTexts(language);
  if (page === 0 && !hasOlder) return false;
  return markup`<nav class="pages" aria-label="${words.pages}">
<span>${page > 0 && markup`<a href="/outbox?page=${page - 1}">${words.newer}</a>`}</span>
<span>${hasOlder && markup`<a href="/outbox?page=${page + 1}">${words.older}</a>`}</span>
</nav>`;
}

const nothing = ({ language }: Showing): Markup => {
  const { empty, emptyHelp, askForMail } = outboxTexts(language);
  return markup`<div class="card empty"><h2>${empty}</h2><p>${emptyHelp}</p><a class="button main" href="/forgotten-password">${askForMail}</a></div>`;
};

export function listContent(listed: Listed, showing: Showing): Markup {
  const { title, about } = outboxTexts(showing.language);
  return markup`<h1>${title}</h1>
<p class="lead">${about[showing.isSending ? 'sending' : 'keeping']}</p>
${listed.items.length === 0 ? nothing(showing) : markup`<ul class="card list">${listed.items.map((mail) => row(mail, showing))}</ul>`}
${pager(listed, showing)}`;
}

const address = /https?:\/\/\S+/;

/** The text with its addresses as links. */
const linked = (text: string): Markup[] =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part) => (address.test(part) ? markup`<a href="${part}" rel="noreferrer">${part}</a>` : markup`${part}`));

/** The frame's permissions: following a clicked link, nothing else. */
export const frameMay = 'allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

function body({ id, text, html, locale }: WholeMail, { language }: Showing): Markup {
  const words = outboxTexts(language);
  if (html === null || text === null) return markup`<p class="lead">${words.emptied}</p>`;
  const [link] = address.exec(text) ?? [];
  return markup`${link && markup`<a class="button main" href="${link}" rel="noreferrer">${words.openLink}</a>`}
<h2>${words.asSeen}</h2>
<iframe src="/outbox/${id}/body" title="${words.asSeen}" sandbox="${frameMay}"></iframe>
<h2>${words.asText}</h2>
<div class="card"><pre lang="${textLocaleOf(locale)}">${linked(text)}</pre></div>`;
}

export function mailContent(mail: WholeMail, showing: Showing): Markup {
  const words = outboxTexts(showing.language);
  return markup`<a class="back" href="/outbox">← ${words.back}</a>
<h1 lang="${textLocaleOf(mail.locale)}">${mail.subject}</h1>
<dl class="facts">
<dt>${words.to}</dt><dd>${mail.to_address}</dd>
<dt>${words.date}</dt><dd>${writtenAt(mail, showing)}</dd>
<dt>${words.state}</dt><dd>${stateTag(mail, showing)}${mail.last_error && markup` ${mail.last_error}`}</dd>
</dl>
${body(mail, showing)}`;
}

export const unknownContent = ({ language }: Showing): Markup =>
  markup`<h1>${outboxTexts(language).unknown}</h1><p class="lead"><a href="/outbox">${outboxTexts(language).back}</a></p>`;

export const closedContent = ({ language }: Showing): Markup =>
  markup`<h1>${outboxTexts(language).closed}</h1><p class="lead">${outboxTexts(language).closedHelp}</p>
<a class="button main" href="/login">${outboxTexts(language).toLogin}</a>`;
