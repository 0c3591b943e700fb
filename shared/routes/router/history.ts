import { type Location, type Place, resolve, type To, written } from './address';

/** How one came to where one is. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

interface Move {
  location: Location;
  type: NavigationType;
}

/** The places one has been to, and how to go on. */
export interface RouterHistory {
  location: () => Location;
  push: (to: Place, state: unknown) => void;
  replace: (to: Place, state: unknown) => void;
  go: (steps: number) => void;
  listen: (listener: (move: Move) => void) => () => void;
}

const FIRST = 'default';
const newKey = (): string => Math.random().toString(36).slice(2, 10);

/** What an entry of the browser's history holds of ours. */
interface Entry {
  usr?: unknown;
  key?: string;
}

function browserLocation(): Location {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = FIRST } = (window.history.state ?? {}) as Entry;
  return { pathname, search, hash, state: usr, key };
}

/** The history of this tab. */
export function browserHistory(): RouterHistory {
  const listeners = new Set<(move: Move) => void>();
  const moved = (type: NavigationType): void => {
    const location = browserLocation();
    for (const listener of listeners) listener({ location, type });
  };
  const onPop = (): void => moved('POP');
  return {
    location: browserLocation,
    push(to, state) {
      try {
        window.history.pushState({ usr: state, key: newKey() } satisfies Entry, '', written(to));
      } catch (error) {
        // What cannot be copied is a mistake of whoever sent it; a browser that wants no more entries goes there all the same.
        if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
        window.location.assign(written(to));
      }
      moved('PUSH');
    },
    replace(to, state) {
      window.history.replaceState({ usr: state, key: newKey() } satisfies Entry, '', written(to));
      moved('REPLACE');
    },
    go: (steps) => window.history.go(steps),
    listen(listener) {
      if (listeners.size === 0) addEventListener('popstate', onPop);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('popstate', onPop);
      };
    },
  };
}

/** An entry to begin with: an address, or parts of one with what was sent along. */
export type InitialEntry = To | (Partial<Place> & { state?: unknown });

/** A history of its own, which no browser knows of. */
export function memoryHistory(initial: readonly InitialEntry[] = ['/']): RouterHistory {
  const listeners = new Set<(move: Move) => void>();
  const entries = initial.map((entry, at): Location => {
    const state = typeof entry === 'object' && 'state' in entry ? entry.state : null;
    return { ...resolve(entry, '/'), state: state ?? null, key: at === 0 ? FIRST : newKey() };
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
