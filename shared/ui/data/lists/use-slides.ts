import { useEffect, useState, type RefObject } from 'react';

interface Slides {
  /** Of the card that begins the row now, counted from one. */
  current: number;
  total: number;
  /** Whether there is more than fits. */
  overflows: boolean;
  slideBy: (step: 1 | -1) => void;
}

const still = { current: 1, total: 0, overflows: false };

/** How far a card is from where the row begins, whichever side that is. */
function distance(card: Element, row: Element): number {
  const [own, around] = [card.getBoundingClientRect(), row.getBoundingClientRect()];
  return Math.min(Math.abs(own.left - around.left), Math.abs(own.right - around.right));
}

function look(row: HTMLElement): typeof still {
  const cards = Array.from(row.children);
  const distances = cards.map((card) => distance(card, row));
  const nearest = distances.indexOf(Math.min(...distances));
  // At its end the row cannot bring the last card to where it begins.
  const atEnd = Math.abs(row.scrollLeft) + row.clientWidth >= row.scrollWidth - 1;
  const overflows = row.scrollWidth > row.clientWidth + 1;
  return { current: overflows && atEnd ? cards.length : Math.max(nearest, 0) + 1, total: cards.length, overflows };
}

/** Where a sliding row stands, and a way to slide it without dragging. */
export function useSlides(row: RefObject<HTMLElement | null>): Slides {
  const [state, setState] = useState(still);

  // After every render: cards come and go with what the row is given.
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const update = (): void => {
      const next = look(element);
      setState((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    update();
    element.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      element.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  });

  const slideBy = (step: 1 | -1): void => {
    const { current, total } = state;
    const next = (current - 1 + step + total) % total;
    row.current?.children[next]?.scrollIntoView({ block: 'nearest', inline: 'start' });
  };
  return { ...state, slideBy };
}
