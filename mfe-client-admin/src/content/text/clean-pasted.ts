const numbered = /^\s*(\d+|[a-z]|[ivxlc]+)[.)]/i;

const isWordItem = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && /MsoListParagraph/.test(element.className);

/** Word writes list items as paragraphs that begin with a bullet or a number in a span of its own. */
function makeLists(body: HTMLElement): void {
  for (const first of body.querySelectorAll('p[class*="MsoListParagraph"]')) {
    if (!first.isConnected || isWordItem(first.previousElementSibling)) continue;
    const items: HTMLElement[] = [];
    for (let next: Element | null = first; isWordItem(next); next = next.nextElementSibling) items.push(next);
    const marker = first.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]');
    const list = document.createElement(numbered.test((marker ?? first).textContent ?? '') ? 'ol' : 'ul');
    first.before(list);
    for (const item of items) {
      item.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]')?.remove();
      const entry = document.createElement('li');
      entry.append(...item.childNodes);
      entry.firstChild?.replaceWith(entry.firstChild.textContent?.trim() === '' ? '' : entry.firstChild);
      item.remove();
      list.append(entry);
    }
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
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const unseen of body.querySelectorAll('style, script, title, meta, link, xml')) unseen.remove();
  makeLists(body);
  moveHeadings(body, levels);
  return body.innerHTML;
}
