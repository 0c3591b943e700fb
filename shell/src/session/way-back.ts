import { routePaths } from '@passerelle/shared/routes/paths';

const KEY = 'passerelle.way-back';

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

interface Way {
  path: string;
  /** Whose page it was; null: whoever signs in next was going there. */
  personId: string | null;
  /** Of the entry in the history: what the previous screen had sent along. */
  state: unknown;
}

const doors: readonly string[] = [
  routePaths.login,
  routePaths.loginTerms,
  routePaths.loginSecondFactor,
  routePaths.forgottenPassword,
  routePaths.resetPassword,
  routePaths.emailChange,
];
const pathOf = ({ pathname, search, hash }: Address): string => `${pathname}${search}${hash}`;
const isWorthIt = (place: Address): boolean => !doors.includes(place.pathname) && pathOf(place) !== routePaths.home;

const isWay = (value: unknown): value is Way =>
  typeof value === 'object' && value !== null && 'path' in value && typeof value.path === 'string';

function read(): Way | null {
  try {
    const way: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isWay(way) ? way : null;
  } catch {
    // Storage may be refused: then home is where one arrives.
    return null;
  }
}

/** Where the person was when they were asked to sign in: it is kept until they are back in the product. */
export function rememberWay(place: Address, personId: string | null = null): void {
  if (!isWorthIt(place)) return;
  const way: Way = { path: pathOf(place), personId, state: history.state as unknown };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(way));
  } catch {
    return;
  }
}

/** Where somebody goes who has signed in: home, when there is no way back or it was another person's. */
export function wayFor(personId: string): string {
  const way = read();
  const isTheirs = way && (way.personId === null || way.personId === personId);
  return isTheirs && /^\/(?![/\\])/.test(way.path) ? way.path : routePaths.home;
}

/** The product is open again: its history entry is what it was before the detour, and the way has served. */
export function arrive(): void {
  const way = read();
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    return;
  }
  if (way?.state && way.path === pathOf(location)) history.replaceState(way.state, '', way.path);
}
