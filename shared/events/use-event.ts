import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

import { last, type Listener, on } from './bus';
import type { EventName, PageEvents } from './event-map';

/** Listens as long as the component is on the page; the listener may change from render to render. */
export function useEvent<N extends EventName>(name: N, listener: Listener<N>): void {
  const heard = useEffectEvent(listener);
  useEffect(() => on(name, (payload) => heard(payload)), [name]);
}

/** The current value of a state-like event; renders again when it changes. */
export function useLast<N extends 'session-changed' | 'locale-changed' | 'record-shown'>(
  name: N,
): PageEvents[N] | undefined {
  return useSyncExternalStore(
    (changed) => on(name, changed),
    () => last(name),
  );
}
