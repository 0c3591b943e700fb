import { breakpoints, sizes } from '@passerelle/shared/contract/limits';

const pixels = (length: string): number => parseFloat(length) || 0;

/** Height of the sticky parts over a scroll target: of the shell, and of its own screen. */
const topInset = (element: HTMLElement): number =>
  pixels(getComputedStyle(document.documentElement).scrollPaddingBlockStart) +
  pixels(getComputedStyle(element).scrollMarginBlockStart);

/** While what stands above may still be on its way. */
const HOLD_MS = 3_000;
const ownMoves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
let letGo = (): void => undefined;

/** Until the person moves by themselves, what comes above an element does not push it away. */
function hold(bring: () => void): void {
  letGo();
  if (typeof ResizeObserver === 'undefined') return;
  const observer = new ResizeObserver(bring);
  observer.observe(document.body);
  const timer = setTimeout(() => letGo(), HOLD_MS);
  letGo = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const move of ownMoves) removeEventListener(move, letGo);
    letGo = () => undefined;
  };
  for (const move of ownMoves) addEventListener(move, letGo, { passive: true });
}

/** Brings an element of the page under the header, and the keyboard with it. */
export function scrollToElement(id: string): void {
  const element = document.getElementById(id);
  if (!element) return;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const bring = (): void => {
    const offset = window.innerWidth >= breakpoints.xl ? sizes.scrollOffset : sizes.scrollOffsetNarrow;
    const top = element.getBoundingClientRect().top + window.scrollY - topInset(element) - offset;
    window.scrollTo({ top, behavior: calm ? 'auto' : 'smooth' });
  };
  bring();
  hold(bring);
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
