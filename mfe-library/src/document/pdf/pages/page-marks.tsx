import { Box } from '@passerelle/shared/ui';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';

import type { Hit, TextPlace } from '../find/find-in-pages';

interface Props {
  page: RefObject<HTMLElement | null>;
  /** The elements of the text layer. */
  pieces: readonly HTMLElement[];
  hits: readonly Hit[];
  active: Hit | undefined;
}

const marks = {
  '& > i': {
    position: 'absolute',
    pointerEvents: 'none',
    mixBlendMode: 'multiply',
    borderRadius: '3px',
    backgroundColor: 'lantern.main',
    opacity: 0.5,
  },
  '& > i[data-hit="shown"]': {
    opacity: 1,
    outline: '2.5px solid',
    outlineColor: 'text.primary',
    outlineOffset: '1px',
  },
} as const;

const share = (value: number): string => `${100 * value}%`;

function markOf({ left, top, width, height }: Strip, isShown: boolean): HTMLElement {
  const mark = document.createElement('i');
  mark.dataset['hit'] = isShown ? 'shown' : 'found';
  Object.assign(mark.style, { left: share(left), top: share(top), width: share(width), height: share(height) });
  return mark;
}

/** Marks the search results; the active one has a frame and is scrolled to the middle of the window. */
export function PageMarks({ page, pieces, hits, active }: Props): ReactNode {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The positions are known only after the browser has laid out the text.
    const sides = page.current?.getBoundingClientRect();
    if (!sides || !layer.current) return;
    layer.current.replaceChildren(
      ...hits.flatMap((hit) => stripsOf(hit, pieces, sides).map((strip) => markOf(strip, hit === active))),
    );
    layer.current.querySelector('[data-hit="shown"]')?.scrollIntoView({ block: 'center', inline: 'nearest' });
  }, [page, pieces, hits, active]);
  return <Box ref={layer} aria-hidden sx={marks} />;
}

/** A rectangle on a page, in fractions of its size. */
interface Strip {
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

/** The rectangles of a search result: one for each piece of text that it spans. */
function stripsOf({ start, end }: Hit, pieces: readonly HTMLElement[], page: DOMRect): Strip[] {
  const within = (piece: number): [TextPlace['offset'], TextPlace['offset']] => [
    piece === start.piece ? start.offset : 0,
    piece === end.piece ? end.offset : Infinity,
  ];
  return pieces
    .slice(start.piece, end.piece + 1)
    .flatMap((element, index) => stripsOfPiece(element, ...within(start.piece + index), page));
}
