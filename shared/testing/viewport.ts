/** True if a media query matches a window of that width, with reduced motion. */
function holds(query: string, width: number): boolean {
  if (query.includes('prefers-reduced-motion')) return true;
  if (query.includes('pointer: fine')) return width >= 900;
  const bounds = Array.from(query.matchAll(/(min|max)-width:\s*([\d.]+)px/g));
  return (
    bounds.length > 0 && bounds.every(([, side, px]) => (side === 'min' ? width >= Number(px) : width <= Number(px)))
  );
}

/** Gives the page a width: 1440 by default, 360 for a phone. Components that are rendered already do not notice. */
export function setViewport(width = 1440): void {
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true, writable: true });
  window.matchMedia = (query) => ({
    media: query,
    matches: holds(query, width),
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => true,
  });
}
