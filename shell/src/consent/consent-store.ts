import { now } from '@passerelle/shared/i18n';
import { useSyncExternalStore } from 'react';

import { choiceIn, type Choice } from './choice';

/**
 * Kept in local storage with its date, not in a cookie: Safari ends every cookie that a script has set after seven days,
 * a year or not; the other tabs hear of it at once; and it does not travel with every request for nothing.
 */
const KEY = 'passerelle.consent';

let text: string | null = null;
let choice: Choice | null = null;
/** Where nothing can be stored, a choice holds as long as the page. */
let isRefused = false;

function read(): string | null {
  if (isRefused) return text;
  try {
    return localStorage.getItem(KEY);
  } catch {
    return text;
  }
}

function current(): Choice | null {
  const kept = read();
  if (kept !== text || choice === null) {
    text = kept;
    choice = choiceIn(kept, now().getTime());
  }
  return choice;
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** What was chosen; null: nothing, or so long ago that it is asked again. */
export const useConsent = (): Choice | null => useSyncExternalStore(subscribe, current);

export function choose(analytics: boolean): void {
  choice = { analytics, at: now().toISOString() };
  text = JSON.stringify(choice);
  try {
    localStorage.setItem(KEY, text);
  } catch {
    isRefused = true;
  }
  for (const listener of listeners) listener();
}
