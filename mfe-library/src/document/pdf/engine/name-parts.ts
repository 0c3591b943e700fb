import type { PdfTexts } from './pdf-file';

function namePart(part: HTMLElement, words: PdfTexts): void {
  const { l10nId, l10nArgs = '{}' } = part.dataset;
  const { page, dateObj } = JSON.parse(l10nArgs) as { page?: number; dateObj?: number };
  if (l10nId === 'pdfjs-page-landmark' && page) part.setAttribute('aria-label', words.page(page));
  if (l10nId === 'pdfjs-text-annotation-type') part.setAttribute('alt', words.note);
  if (l10nId === 'pdfjs-annotation-date-time-string' && dateObj) part.textContent = words.date(new Date(dateObj));
  delete part.dataset['l10nId'];
}

function nameLink(link: HTMLAnchorElement, words: PdfTexts): void {
  const address = link.href.replace(/^(https?:\/\/|mailto:|tel:)/i, '').replace(/\/$/, '');
  link.setAttribute('aria-label', link.target === '_blank' ? words.linkAway(address) : link.title || words.linkWithin);
}

/** Names what pdf.js adds to the viewer, as it comes. */
export function nameParts(viewer: HTMLElement, words: PdfTexts, signal: AbortSignal): void {
  const observer = new MutationObserver(() => {
    for (const part of viewer.querySelectorAll<HTMLElement>('[data-l10n-id]')) namePart(part, words);
    for (const link of viewer.querySelectorAll<HTMLAnchorElement>('a[href]:not([aria-label])')) nameLink(link, words);
  });
  observer.observe(viewer, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
}
