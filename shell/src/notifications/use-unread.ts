import { useLast } from '@passerelle/shared/events';

import { useSpace } from '../layouts/space';

/** How many notifications wait; none outside of the participant space, where there is no bell. */
export function useUnread(): number {
  const counts = useLast('notification-counts');
  const space = useSpace();
  return space === 'participant' ? (counts?.received ?? 0) : 0;
}
