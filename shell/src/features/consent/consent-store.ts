import { now } from '@passerelle/shared/i18n';
import { useSyncExternalStore } from 'react';

import { type Choice, CHOICE_KEY, choiceIn } from './choice';

let text: string | null = null;
let choice: Choice | null = null;
/** Without storage, a choice lasts as long as the page. */
let isRefused = false;

function read(): string | null {
  if (isRefused) return text;
  try {
    return localStorage.getItem(CHOICE_KEY);
  } catch {
    return text;
  }
}

function current(): Choice | null {
  const stored = read();
  if (stored !== text || choice === null) {
    text = stored;
    choice = choiceIn(stored, now().getTime());
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

/** The choice; null: none, or so old that it is asked again. */
export const useConsent = (): Choice | null => useSyncExternalStore(subscribe, current);

export function choose(analytics: boolean): void {
  choice = { analytics, at: now().toISOString() };
  text = JSON.stringify(choice);
  try {
    localStorage.setItem(CHOICE_KEY, text);
  } catch {
    isRefused = true;
  }
  for (const listener of listeners) listener();
}
