import { isStaff, type OwnProfile } from '@passerelle/shared/contract';
import { routePaths } from '@passerelle/shared/routes/paths';

/** What a document is opened as: the form to sign in, the terms, or the product. */
export type RootName = 'login' | 'terms' | 'product';

export interface Decision {
  root: RootName;
  /** Where the address bar should stand. */
  path: string;
}

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Readable by everybody, signed in or not. */
const open: readonly string[] = [routePaths.privacyPolicy, routePaths.termsOfUse, routePaths.faq, routePaths.notFound];
const isOpen = (pathname: string): boolean => open.includes(pathname) || pathname.startsWith('/error');

/**
 * The guard's three outcomes, before anything is shown. Not connected: the login page. Terms not accepted: the terms.
 * Connected: the product, and home for who opened the login page. Staff who land on the home path on first load are at
 * work in the client space; later they may walk home.
 */
export function decideRoot({ pathname, search, hash }: Address, me: OwnProfile | null): Decision {
  const here = `${pathname}${search}${hash}`;
  if (isOpen(pathname)) return { root: 'product', path: here };
  if (!me) return { root: 'login', path: routePaths.login };
  if (!me.acceptedTerms) return { root: 'terms', path: routePaths.loginTerms };
  const isDoor = pathname === routePaths.login || pathname === routePaths.loginTerms || pathname === routePaths.home;
  return { root: 'product', path: isDoor ? doorOf(me) : here };
}

const doorOf = (me: OwnProfile): string => (isStaff(me.role.slug) ? routePaths.client : routePaths.home);
