import type { Counts } from './counts';

/** What the tabs of one person say to each other. */
export type Word =
  | { type: 'counts'; counts: Counts }
  /** From a tab that has just been opened or shown. */
  | { type: 'ask' };

export interface TabsChannel {
  say: (word: Word) => void;
  close: () => void;
}

/** Null where the browser has none: then nobody can speak for others. */
export function openTabsChannel(name: string, hear: (word: Word) => void): TabsChannel | null {
  if (!('BroadcastChannel' in window)) return null;
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => hear(data));
  return { say: (word) => channel.postMessage(word), close: () => channel.close() };
}
