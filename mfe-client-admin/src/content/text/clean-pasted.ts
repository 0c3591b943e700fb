/** An inline style breaks the content security policy of the page, even in a document that is only parsed. */
const withoutStyles = (html: string): string =>
  html.replaceAll(/<style\b[^]*?<\/style>/gi, '').replaceAll(/(<[a-z][^>]*?[\s"'])style(?=\s*=)/gi, '$1data-style');

const ignored = '[data-style*="mso-list:Ignore" i], [data-style*="mso-list: Ignore" i]';
const numbered = /^\s*(\d+|[a-z]|[ivxlc]+)[.)]/i;

const isWordItem = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && /MsoListParagraph/.test(element.className);

/** Word writes list items as paragraphs that begin with a bullet or a number in a span of its own. */
function makeLists(body: HTMLElement): void {
  for (const first of body.querySelectorAll('p[class*="MsoListParagraph"]')) {
    if (!first.isConnected || isWordItem(first.previousElementSibling)) continue;
    const items: HTMLElement[] = [];
    for (let next: Element | null = first; isWordItem(next); next = next.nextElementSibling) items.push(next);
    const marker = first.querySelector(ignored);
    const list = document.createElement(numbered.test((marker ?? first).textContent ?? '') ? 'ol' : 'ul');
    first.before(list);
    for (const item of items) {
      item.querySelector(ignored)?.remove();
      const entry = document.createElement('li');
      entry.append(...item.childNodes);
      entry.firstChild?.replaceWith(entry.firstChild.textContent?.trim() === '' ? '' : entry.firstChild);
      item.remove();
      list.append(entry);
    }
  }
}

const blocks = 'p, div, ul, ol, li, h1, h2, h3, h4, h5, h6, blockquote, pre, br';

/** A text has no tables: a row becomes a paragraph, with a space between its cells; one with a single text keeps its blocks. */
function flattenTables(body: HTMLElement): void {
  // Tables within tables first.
  for (const table of Array.from(body.querySelectorAll('table')).toReversed()) {
    const rows = Array.from(table.querySelectorAll('caption, tr'), (row) => {
      const all = row instanceof HTMLTableRowElement ? [...row.cells] : [row];
      const cells = all.filter(({ textContent }) => textContent?.trim());
      const text = document.createElement(cells.length > 1 ? 'p' : 'div');
      for (const cell of cells) text.append(...cell.childNodes, ' ');
      if (cells.length > 1)
        for (const block of text.querySelectorAll(blocks)) block.replaceWith(...block.childNodes, ' ');
      return text;
    });
    table.replaceWith(...rows);
  }
}

/** The level that the text may have and that is nearest to the one pasted. */
function moveHeadings(body: HTMLElement, levels: readonly number[]): void {
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Number(heading.tagName.slice(1));
    const nearest = levels.toSorted((a, b) => Math.abs(a - level) - Math.abs(b - level))[0];
    const moved = document.createElement(nearest === undefined ? 'p' : `h${nearest}`);
    moved.append(...heading.childNodes);
    heading.replaceWith(moved);
  }
}

/** Pasted HTML, such as of Word: its lists become lists, its headings allowed ones; the editor drops the rest. */
export function cleanPasted(html: string, levels: readonly number[]): string {
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  for (const unseen of body.querySelectorAll('style, script, title, meta, link, xml')) unseen.remove();
  // Google Docs wraps copied content in a `<b>` element with a style of normal weight.
  for (const around of body.querySelectorAll('b[id^="docs-internal-guid"]')) around.replaceWith(...around.childNodes);
  makeLists(body);
  flattenTables(body);
  moveHeadings(body, levels);
  return body.innerHTML;
}
