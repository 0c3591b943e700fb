import { routePaths } from '@passerelle/shared/routes/paths';

const KEY = 'passerelle.way-back';
const doors: readonly string[] = [routePaths.login, routePaths.loginTerms, routePaths.home];

/** Where the person was going when they were asked to sign in. It is theirs for as long as the tab is open. */
export function rememberWay({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): void {
  if (doors.includes(pathname)) return;
  try {
    sessionStorage.setItem(KEY, `${pathname}${search}${hash}`);
  } catch {
    // Storage may be refused: then home is where one arrives.
  }
}

/** Takes the way back; home where there is none, or one that does not lead into the product. */
export function takeWay(): string {
  try {
    const way = sessionStorage.getItem(KEY) ?? '';
    sessionStorage.removeItem(KEY);
    return /^\/(?![/\\])/.test(way) ? way : routePaths.home;
  } catch {
    return routePaths.home;
  }
}
