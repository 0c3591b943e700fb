import { useState, type ReactNode } from 'react';

import { type Location, type Place, resolve, type To } from '../routes/router/address';
import { FIRST_ENTRY, type Move, newKey, type NavigationType, type RouterHistory } from '../routes/router/history';
import { Router } from '../routes/router/router';

/** An entry to begin with: an address, or parts of one with what was sent along. */
type InitialEntry = To | (Partial<Place> & { state?: unknown });

/** A history of its own, which no browser knows of. */
function memoryHistory(initial: readonly InitialEntry[] = ['/']): RouterHistory {
  const listeners = new Set<(move: Move) => void>();
  const entries = initial.map((entry, at): Location => {
    const state = typeof entry === 'object' && 'state' in entry ? entry.state : null;
    return { ...resolve(entry, '/'), state: state ?? null, key: at === 0 ? FIRST_ENTRY : newKey() };
  });
  let at = entries.length - 1;
  const location = (): Location => {
    const found = entries[at];
    if (!found) throw new Error('A history has an entry');
    return found;
  };
  const moved = (type: NavigationType): void => {
    for (const listener of listeners) listener({ location: location(), type });
  };
  return {
    location,
    push(to, state) {
      at += 1;
      entries.splice(at, entries.length, { ...to, state, key: newKey() });
      moved('PUSH');
    },
    replace(to, state) {
      entries[at] = { ...to, state, key: newKey() };
      moved('REPLACE');
    },
    go(steps) {
      at = Math.min(Math.max(at + steps, 0), entries.length - 1);
      moved('POP');
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Over a history of its own, which the tab knows nothing of. */
export function MemoryRouter({
  initialEntries,
  children,
}: {
  initialEntries?: readonly InitialEntry[];
  children?: ReactNode;
}) {
  const [history] = useState(() => memoryHistory(initialEntries));
  return <Router history={history}>{children}</Router>;
}
