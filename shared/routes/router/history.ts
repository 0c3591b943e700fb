import { type Location, type Place, written } from './address';

/** How one came to where one is. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

export interface Move {
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

/** The key of the entry that a document was opened with: nothing of ours lies before it. */
export const FIRST_ENTRY = 'default';
export const newKey = (): string => Math.random().toString(36).slice(2, 10);

/** What an entry of the browser's history holds of ours. */
interface Entry {
  usr?: unknown;
  key?: string;
}

function browserLocation(): Location {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = FIRST_ENTRY } = (window.history.state ?? {}) as Entry;
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
