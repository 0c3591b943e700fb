import type { OwnProfile } from '@passerelle/shared/contract';
import { mayEnter } from '@passerelle/shared/contract/remotes';
import { routePaths } from '@passerelle/shared/routes/paths';

/** What a document is opened as: one of the doors, or the product behind them. */
export type EntrypointName =
  'login' | 'forgotten-password' | 'reset-password' | 'email-change' | 'terms' | 'second-factor' | 'product';

export interface Decision {
  root: EntrypointName;
  /** Where the address bar should stand. */
  path: string;
}

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Readable by everybody, signed in or not. */
const open: readonly string[] = [routePaths.privacyPolicy, routePaths.termsOfUse, routePaths.faq, routePaths.notFound];
export const isOpen = (pathname: string): boolean => open.includes(pathname) || /^\/error(\/|$)/.test(pathname);

/** What stands before the product has served once one is in. */
const doors: readonly string[] = [routePaths.login, routePaths.loginTerms, routePaths.loginSecondFactor];

/** Also open to who is signed in: a link from an e-mail may be opened by anybody who holds it. */
const linkRoots: ReadonlyMap<string, EntrypointName> = new Map([
  [routePaths.forgottenPassword, 'forgotten-password'],
  [routePaths.resetPassword, 'reset-password'],
  [routePaths.emailChange, 'email-change'],
]);

/**
 * The guard's outcomes, before anything is shown. Not connected: the login page. Terms not accepted: the terms. A second
 * factor required and missing: to set it up.
 * Connected: the product, and home for who opened the login page. Staff who land on the home path on first load are at
 * work in the client space; later they may walk home.
 */
export function decideEntrypoint({ pathname, search, hash }: Address, me: OwnProfile | null): Decision {
  const here = `${pathname}${search}${hash}`;
  const linkRoot = linkRoots.get(pathname);
  if (linkRoot) return { root: linkRoot, path: here };
  if (isOpen(pathname)) return { root: 'product', path: here };
  if (!me) return { root: 'login', path: routePaths.login };
  if (!me.acceptedTerms) return { root: 'terms', path: routePaths.loginTerms };
  if (me.mustSetUpSecondFactor) return { root: 'second-factor', path: routePaths.loginSecondFactor };
  const isDoor = doors.includes(pathname);
  const isStaffAtHome = pathname === routePaths.home && mayEnter('client', me.mergedPermissions);
  return { root: 'product', path: isDoor || isStaffAtHome ? doorOf(me) : here };
}

const doorOf = (me: OwnProfile): string =>
  mayEnter('client', me.mergedPermissions) ? routePaths.client : routePaths.home;
