/** A page's number, counted from zero, or the pages left out between two. */
export type PageStep = number | 'gap';

interface Room {
  /** On a phone seven tiles that a finger finds stand side by side, and no more. */
  isNarrow?: boolean;
}

/** The first, the last, and those around the current one: « 1 2 3 … 65 »; on a phone the current one alone. */
export function pageWindow(page: number, pageCount: number, { isNarrow = false }: Room = {}): PageStep[] {
  const first = Math.min(Math.max(page - 1, 0), Math.max(pageCount - 3, 0));
  const near = isNarrow ? [page] : [first, first + 1, first + 2];
  const shown = new Set([0, ...near, pageCount - 1].filter((one) => one >= 0 && one < pageCount));
  const pages = Array.from(shown).toSorted((a, b) => a - b);
  return pages.flatMap((one, index) => {
    const before = pages[index - 1];
    if (before === undefined || one - before === 1) return [one];
    // A gap of one page takes as much room as the page.
    return one - before === 2 && !isNarrow ? [one - 1, one] : (['gap', one] as const);
  });
}
