import { useEffect, useRef, useState, type RefObject } from 'react';

let last: Promise<unknown> = Promise.resolve();

/** One after another, each in a task of its own: whatever there is to draw, the page answers in between. */
function inTurn(act: () => void): void {
  last = last.then(() => new Promise((resolve) => setTimeout(resolve))).then(act);
}

interface Near<E extends Element> {
  ref: RefObject<E | null>;
  /** It stays so. */
  isNear: boolean;
}

interface Options {
  /** Of the window's height, how far below its edge counts as near. */
  ahead?: number;
  /** Also once the page was pointed at, scrolled or typed on, or has been there for a while: it is wanted soon. */
  orSoon?: boolean;
}

const touches = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;
const SOON_MS = 2_000;

/**
 * Whether an element has come near the window: what is far below need neither be loaded nor drawn before. With `orSoon` and no
 * element, whether the page has settled: for what is not seen at all, such as what stands on paper only.
 */
export function useNear<E extends Element>({ ahead = 0.5, orSoon = false }: Options = {}): Near<E> {
  const ref = useRef<E>(null);
  // Where nothing tells what is seen, all of it is.
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear) return undefined;
    let isWanted = true;
    const come = (): void => setNear(true);
    const comeInTurn = (): void => inTurn(() => isWanted && come());
    const observer = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && come(), {
      rootMargin: `0px 0px ${ahead * 100}% 0px`,
    });
    if (ref.current) observer.observe(ref.current);
    // The page that is being printed has no edge.
    addEventListener('beforeprint', come);
    const options = { passive: true, capture: true };
    if (orSoon) for (const touch of touches) addEventListener(touch, comeInTurn, options);
    const timer = orSoon ? setTimeout(comeInTurn, SOON_MS) : undefined;
    return () => {
      isWanted = false;
      observer.disconnect();
      clearTimeout(timer);
      removeEventListener('beforeprint', come);
      for (const touch of touches) removeEventListener(touch, comeInTurn, options);
    };
  }, [isNear, ahead, orSoon]);
  return { ref, isNear };
}
