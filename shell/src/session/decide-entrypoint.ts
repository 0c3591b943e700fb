import type { OwnProfile } from '@passerelle/shared/contract';
import { mayEnter } from '@passerelle/shared/contract/remotes';
import { routePaths } from '@passerelle/shared/routes/paths';
import { matchPath } from 'react-router-dom';

/** Entrypoint of a document: a sign-in page, or the product behind it. */
export type EntrypointName =
  'login' | 'forgotten-password' | 'reset-password' | 'email-change' | 'terms' | 'second-factor' | 'product';

export interface Decision {
  entrypoint: EntrypointName;
  /** Path for the address bar. */
  path: string;
}

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Readable with and without a session. */
const open: readonly string[] = [routePaths.privacyPolicy, routePaths.termsOfUse, routePaths.notFound];
export const isOpen = (pathname: string): boolean => open.includes(pathname) || /^\/error(\/|$)/.test(pathname);

/** True if the product has a route for an address; a remote's own routes are known once the product is loaded. */
const isKnown = (pathname: string): boolean =>
  Object.values(routePaths).some((pattern) => matchPath(pattern, pathname) !== null);

/** Addresses of the pages before sign-in, which serve no more once signed in. */
const doors: readonly string[] = [routePaths.login, routePaths.loginTerms, routePaths.loginSecondFactor];

/** Also open to signed-in people: an e-mail link works for its holder, with any session. */
const linkEntrypoints: ReadonlyMap<string, EntrypointName> = new Map([
  [routePaths.forgottenPassword, 'forgotten-password'],
  [routePaths.resetPassword, 'reset-password'],
  [routePaths.emailChange, 'email-change'],
]);

/**
 * The guard's outcomes, before anything is shown. Not connected: the login page, or not found where there is nothing to see. Terms not accepted: the terms. A second
 * factor required and missing: to set it up.
 * Connected: the product, and home for who opened the login page. Staff who land on the home path on first load are at
 * work in the client space; later they may open the home page.
 */
export function decideEntrypoint({ pathname, search, hash }: Address, me: OwnProfile | null): Decision {
  const address = `${pathname}${search}${hash}`;
  const linkEntrypoint = linkEntrypoints.get(pathname);
  if (linkEntrypoint) return { entrypoint: linkEntrypoint, path: address };
  if (isOpen(pathname)) return { entrypoint: 'product', path: address };
  if (!me)
    return isKnown(pathname)
      ? { entrypoint: 'login', path: routePaths.login }
      : { entrypoint: 'product', path: address };
  if (!me.acceptedTerms) return { entrypoint: 'terms', path: routePaths.loginTerms };
  if (me.mustSetUpSecondFactor) return { entrypoint: 'second-factor', path: routePaths.loginSecondFactor };
  const isDoor = doors.includes(pathname);
  const isStaffAtHome = pathname === routePaths.home && mayEnter('client', me.mergedPermissions);
  return { entrypoint: 'product', path: isDoor || isStaffAtHome ? doorOf(me) : address };
}

const doorOf = (me: OwnProfile): string =>
  mayEnter('client', me.mergedPermissions) ? routePaths.clientDashboard : routePaths.home;
