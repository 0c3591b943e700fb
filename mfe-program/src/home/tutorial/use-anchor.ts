import { type CSSProperties, useLayoutEffect, useState } from 'react';

/** `MARGIN`: between the explained element and its frame; `GAP`: between the frame and the card. */
const MARGIN = 8;
const GAP = 16;
/** The part of the screen that may be framed: the card needs the rest. */
const MOST_OF_SCREEN = 0.42;
/** Top of the sheet on a phone, as a share of the screen's height. */
const SHEET = 0.55;
/** About the height of the card on a wide screen. */
const CARD_HEIGHT = 330;
const CARD_WIDTH = 444;

type Box = Record<'top' | 'insetInlineStart' | 'width' | 'height', number>;

export interface Anchor {
  /** The framed element. */
  frame: Box;
  /** Position of the card on a wide screen; on a phone it is a sheet. */
  card: Pick<CSSProperties, 'top' | 'insetInlineStart'>;
  /** The end of the page cannot be brought further up: the sheet of a phone then hangs from the top. */
  isLow: boolean;
}

const shownOf = (selectors: readonly string[]): Element | undefined =>
  selectors
    .flatMap((selector) => [...document.querySelectorAll(selector)])
    .find((element) => element.getBoundingClientRect().height > 0);

/** Places the card below the frame, else above it, else beside it. */
function placeCard({ top, insetInlineStart: from, width, height }: Box): Anchor['card'] {
  const start = Math.min(Math.max(from, GAP), Math.max(GAP, innerWidth - CARD_WIDTH - GAP));
  const [below, above] = [top + height + GAP, top - GAP - CARD_HEIGHT];
  if (below + CARD_HEIGHT <= innerHeight) return { top: below, insetInlineStart: start };
  if (above >= 0) return { top: above, insetInlineStart: start };
  const after = from + width + GAP;
  const beside = after + CARD_WIDTH <= innerWidth ? after : Math.max(GAP, from - GAP - CARD_WIDTH);
  return { top: Math.max(GAP, Math.min(top, innerHeight - CARD_HEIGHT - GAP)), insetInlineStart: beside };
}

function measure(element: Element): Anchor {
  const { top, left, right, width, height } = element.getBoundingClientRect();
  const fromStart = document.documentElement.dir === 'rtl' ? innerWidth - right : left;
  const frame = {
    top: Math.max(2, top - MARGIN),
    insetInlineStart: Math.max(2, fromStart - MARGIN),
    width: Math.min(width + 2 * MARGIN, innerWidth - 4),
    height: Math.min(height + 2 * MARGIN, innerHeight * MOST_OF_SCREEN),
  };
  return { frame, card: placeCard(frame), isLow: frame.top + frame.height > innerHeight * SHEET };
}

/** To the upper part rather than the middle, unless it is there already: on a phone the sheet lies over the lower half. */
function bringUp(element: Element): void {
  const { top, height } = element.getBoundingClientRect();
  const bottom = top + Math.min(height, innerHeight * MOST_OF_SCREEN);
  if (top >= 0 && bottom <= innerHeight * SHEET) return;
  scrollTo({ top: top + scrollY - innerHeight * 0.12, behavior: 'instant' });
}

/** Restores the scroll position from before the tour; on a first visit, the top of the page. */
function useReturn(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return;
    const top = scrollY;
    return () => scrollTo({ top, behavior: 'instant' });
  }, [open]);
}

/** Scrolls the explained element into view and measures it; returns null if it is not on the page. */
export function useAnchor(selectors: readonly string[], open: boolean): Anchor | null {
  const [anchor, setAnchor] = useState<Anchor | null>(null);
  useReturn(open);
  useLayoutEffect(() => {
    const element = open ? shownOf(selectors) : undefined;
    const look = (): void => setAnchor(element ? measure(element) : null);
    if (element) bringUp(element);
    look();
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, [selectors, open]);
  return anchor;
}
