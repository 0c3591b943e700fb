/** Identity of a link in the first paint, to find it again in the page that replaces it. */
const addressOf = (link: Element): string | null => link.getAttribute('href');

let held: Element | null = null;

/**
 * A keyboard may stand on a link of the document while its scripts come. Notes on which, since the first commit takes it away;
 * a browser may say so by leaving the link, or not at all.
 */
export function watchPaintedFocus(): void {
  const painted = document.querySelector('[data-first-paint]');
  if (!painted) return;
  held = painted.contains(document.activeElement) ? document.activeElement : null;
  painted.addEventListener('focusin', ({ target }) => {
    held = target instanceof Element ? target : null;
  });
  painted.addEventListener('focusout', ({ target }) => {
    setTimeout(() => {
      if (held && target === held && held.isConnected && held !== document.activeElement) held = null;
    });
  });
}

/** Restores focus in the commit that removed the link: its equivalent is found by its address. */
export function restorePaintedFocus(): void {
  const link = held;
  held = null;
  if (!link || link.isConnected || document.activeElement !== document.body) return;
  const like = Array.from(document.querySelectorAll<HTMLElement>('a[href]')).filter(
    (one) => addressOf(one) === addressOf(link),
  );
  // The same address may lead from the logo and from the menu.
  const same = like.find((one) => one.textContent === link.textContent) ?? like[0];
  same?.focus({ preventScroll: true });
}
