import type { Space } from '@passerelle/shared/contract/remotes';
import { useLast } from '@passerelle/shared/events';
import { useLocation } from '@passerelle/shared/routes';

export const spaceOf = (pathname: string): Space =>
  pathname === '/client' || pathname.startsWith('/client/') ? 'client' : 'participant';

export const useSpace = (): Space => spaceOf(useLocation().pathname);

/** How many notifications wait; none outside of the participant space, where there is no bell. */
export function useUnread(): number {
  const counts = useLast('notification-counts');
  const space = useSpace();
  return space === 'participant' ? (counts?.received ?? 0) : 0;
}
