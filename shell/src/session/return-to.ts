import { routePaths } from '@passerelle/shared/routes/paths';

const KEY = 'passerelle.return-to';

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

interface ReturnTo {
  path: string;
  /** Owner of the page; null: any person who signs in next. */
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

const isReturnTo = (value: unknown): value is ReturnTo =>
  typeof value === 'object' && value !== null && 'path' in value && typeof value.path === 'string';

function read(): ReturnTo | null {
  try {
    const returnTo: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isReturnTo(returnTo) ? returnTo : null;
  } catch {
    // Storage may be refused: then home is where one arrives.
    return null;
  }
}

/** Remembers where the person was when they were asked to sign in, until they are back in the product. */
export function rememberReturnTo(place: Address, personId: string | null = null): void {
  if (!isWorthIt(place)) return;
  const returnTo: ReturnTo = { path: pathOf(place), personId, state: history.state as unknown };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(returnTo));
  } catch {
    return;
  }
}

/** The address to open after sign-in: home, when none was remembered or it belonged to another person. */
export function returnToFor(personId: string): string {
  const returnTo = read();
  const isTheirs = returnTo && (returnTo.personId === null || returnTo.personId === personId);
  return isTheirs && /^\/(?![/\\])/.test(returnTo.path) ? returnTo.path : routePaths.home;
}

/** The product is open again: its history entry is what it was before the person was asked to sign in. */
export function restoreReturnState(): void {
  const returnTo = read();
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    return;
  }
  if (returnTo?.state && returnTo.path === pathOf(location)) history.replaceState(returnTo.state, '', returnTo.path);
}
