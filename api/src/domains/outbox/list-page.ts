import { textLocaleOf } from '../../platform/text/text';
import { markup, type Markup } from '../../platform/text/markup';
import { stateTag, writtenAt, type Showing } from './page';
import type { ListedMail } from './read-outbox';
import { outboxWords } from './words';

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
  const words = outboxWords[language];
  if (page === 0 && !hasOlder) return false;
  return markup`<nav class="pages" aria-label="${words.pages}">
<span>${page > 0 && markup`<a href="/outbox?page=${page - 1}">${words.newer}</a>`}</span>
<span>${hasOlder && markup`<a href="/outbox?page=${page + 1}">${words.older}</a>`}</span>
</nav>`;
}

const nothing = ({ language }: Showing): Markup => {
  const { empty, emptyHelp, askForMail } = outboxWords[language];
  return markup`<div class="card empty"><h2>${empty}</h2><p>${emptyHelp}</p><a class="button main" href="/forgotten-password">${askForMail}</a></div>`;
};

export function listContent(listed: Listed, showing: Showing): Markup {
  const { title, about } = outboxWords[showing.language];
  return markup`<h1>${title}</h1>
<p class="lead">${about[showing.isSending ? 'sending' : 'keeping']}</p>
${listed.items.length === 0 ? nothing(showing) : markup`<ul class="card list">${listed.items.map((mail) => row(mail, showing))}</ul>`}
${pager(listed, showing)}`;
}
