import type { Hit, TextPlace } from '../find/find-in-pages';

/** A strip of a page, in shares of its sides. */
export interface Strip {
  left: number;
  top: number;
  width: number;
  height: number;
}

function stripsOfPiece(element: HTMLElement, from: number, to: number, page: DOMRect): Strip[] {
  const words = element.firstChild;
  if (!words) return [];
  const range = document.createRange();
  const length = words.textContent?.length ?? 0;
  range.setStart(words, Math.min(from, length));
  range.setEnd(words, Math.min(to, length));
  return Array.from(range.getClientRects(), (rect) => ({
    left: (rect.left - page.left) / page.width,
    top: (rect.top - page.top) / page.height,
    width: rect.width / page.width,
    height: rect.height / page.height,
  })).filter(({ width }) => width > 0);
}

/** Where the words that were found lie on the page: one strip for each piece that they run through. */
export function stripsOf({ start, end }: Hit, pieces: readonly HTMLElement[], page: DOMRect): Strip[] {
  const within = (piece: number): [TextPlace['offset'], TextPlace['offset']] => [
    piece === start.piece ? start.offset : 0,
    piece === end.piece ? end.offset : Infinity,
  ];
  return pieces
    .slice(start.piece, end.piece + 1)
    .flatMap((element, index) => stripsOfPiece(element, ...within(start.piece + index), page));
}
