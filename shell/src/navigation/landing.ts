import { isStaff, type OwnProfile } from '@passerelle/shared/contract';
import { routeTo } from '@passerelle/shared/routes';

/** Staff who land on the home path on first load are at work in the client space; later they may walk home. */
export function landingPath(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  me: OwnProfile | null,
): string {
  if (pathname === routeTo('home') && me?.acceptedTerms && isStaff(me.role.slug)) return routeTo('client');
  return `${pathname}${search}${hash}`;
}
