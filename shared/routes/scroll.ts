import { breakpoints, sizes } from '@passerelle/shared/contract';

/** Brings an element of the page under the header, and the keyboard with it. */
export function scrollToElement(id: string): void {
  const element = document.getElementById(id);
  if (!element) return;
  const offset = window.innerWidth >= breakpoints.xl ? sizes.scrollOffset : sizes.scrollOffsetNarrow;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const top = element.getBoundingClientRect().top + window.scrollY - offset;
  window.scrollTo({ top, behavior: calm ? 'auto' : 'smooth' });
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
