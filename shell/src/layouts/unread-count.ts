import { useSyncExternalStore } from 'react';

import { useSpace } from '../session/space';

let unread = 0;
const listeners = new Set<() => void>();

export const unreadCount = (): number => unread;

/** As the server counted last; whatever shows the number follows. */
export function setUnreadCount(count: number): void {
  unread = count;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useUnreadCount = (): number => useSyncExternalStore(subscribe, unreadCount);

/** Number of unread notifications; none outside of the participant space, where there is no bell. */
export function useUnread(): number {
  const count = useUnreadCount();
  return useSpace() === 'participant' ? count : 0;
}
