import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { breakpoints, buildPath, type PathExtras, sizes } from '@passerelle/shared/contract';

import { type RouteName, type RouteParams, routePaths } from './paths';

type Arguments<N extends RouteName> =
  Record<never, never> extends RouteParams<N>
    ? [params?: RouteParams<N>, extras?: PathExtras]
    : [params: RouteParams<N>, extras?: PathExtras];

const patterns: Readonly<Record<string, string>> = routePaths;

/**
 * The address of a route: `routeTo('contact', { contactId })`. A name that does not exist, which only a remote built
 * against another version can ask for, goes to the not-found page.
 */
export function routeTo<N extends RouteName>(name: N, ...[params, extras]: Arguments<N>): string {
  const pattern = Object.hasOwn(patterns, name) ? patterns[name] : undefined;
  return pattern === undefined ? routePaths.notFound : buildPath(pattern, { ...params }, extras);
}

export interface GoOptions {
  /** Takes the place of the current entry: the back button does not return to it. */
  replace?: boolean;
  state?: unknown;
  /** Keeps the current query string, as the steps of a wizard do. */
  keepQuery?: boolean;
}

export interface Go {
  (to: string, options?: GoOptions): void;
  /** To the previous entry; to `otherwise` when the person opened this page directly. */
  back: (otherwise: string) => void;
}

/** The router gives this key to the entry that a document was opened with: nothing of ours lies before it. */
const FIRST_ENTRY = 'default';

/** Moves about: `const go = useGo(); go(routeTo('contacts'))`. */
export function useGo(): Go {
  const navigate = useNavigate();
  const { search, key } = useLocation();
  return useMemo(() => {
    const go = (to: string, { replace, state, keepQuery = false }: GoOptions = {}) =>
      void navigate(keepQuery ? { pathname: to, search } : to, { replace, state });
    const back = (otherwise: string) => void (key === FIRST_ENTRY ? navigate(otherwise) : navigate(-1));
    return Object.assign(go, { back });
  }, [navigate, search, key]);
}

const pixels = (length: string): number => parseFloat(length) || 0;

/** What stays at the top of the window, over what an element is scrolled to: of the shell, and of its own screen. */
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
