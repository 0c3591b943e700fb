import { last, on } from '@passerelle/shared/events';

const PREFIX = 'passerelle.person.';
const prefixOf = (personId: string) => `${PREFIX}${personId}.`;

const currentPrefix = (): string | null => {
  const personId = last('session-changed')?.personId;
  return personId ? prefixOf(personId) : null;
};

/** Storage may be refused (private windows, policies) or full: what is kept here is a convenience, never the only copy. */
function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

function eraseKeys(covers: (key: string) => boolean): void {
  for (const storageOf of [() => sessionStorage, () => localStorage])
    attempt(() => {
      const storage = storageOf();
      for (const key of Object.keys(storage).filter(covers)) storage.removeItem(key);
    }, undefined);
}

const storageOfPerson = (storageOf: () => Storage) => ({
  read(name: string): unknown {
    const prefix = currentPrefix();
    return prefix && attempt<unknown>(() => JSON.parse(storageOf().getItem(prefix + name) ?? 'null'), null);
  },
  /** Returns false if the value could not be stored. */
  write(name: string, value: unknown): boolean {
    const prefix = currentPrefix();
    if (!prefix) return false;
    return attempt(() => {
      storageOf().setItem(prefix + name, JSON.stringify(value));
      return true;
    }, false);
  },
  erase(name: string): void {
    const prefix = currentPrefix();
    if (prefix) attempt(() => storageOf().removeItem(prefix + name), undefined);
  },
});

/**
 * Storage per person for the life of the tab: drafts, the last search. It outlives a lost session, since the same person
 * will sign in again; it is cleared once they log out or another person signs in.
 */
export const personStorage = storageOfPerson(() => sessionStorage);

/** The same until the text is saved, for long texts: it outlives the end of the browser. */
export const devicePersonStorage = storageOfPerson(() => localStorage);

/** Outside of the prefix: it has to outlive what it is about. */
const LOGGED_OUT = 'passerelle.logged-out';

/** For the link that logs out: nothing of the person stays on this device, and the next document knows why. */
export const forgetPerson = (): void => {
  eraseKeys((key) => key.startsWith(PREFIX));
  attempt(() => sessionStorage.setItem(LOGGED_OUT, 'yes'), undefined);
};

/** True if the user has logged out in this tab since the last call; an expired session is no logout. */
export const takeLogout = (): boolean =>
  attempt(() => {
    const found = sessionStorage.getItem(LOGGED_OUT) !== null;
    sessionStorage.removeItem(LOGGED_OUT);
    return found;
  }, false);

on('session-changed', ({ personId }) => {
  if (personId) eraseKeys((key) => key.startsWith(PREFIX) && !key.startsWith(prefixOf(personId)));
});
