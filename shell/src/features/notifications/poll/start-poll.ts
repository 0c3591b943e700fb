import { on } from '@passerelle/shared/events';
import { now } from '@passerelle/shared/i18n';

import { clearFailure, isSessionOver, recordFailure } from '../notifications.resource';
import { type Counts, fetchCounts, NOTIFICATIONS, createPageNotifier } from './counts';
import { asLeader, POLL_INTERVAL_MS, firstWait, repeat, type Repetition, whileShown } from './timing';

/** What the tabs of one person say to each other. */
export type Word =
  | { type: 'counts'; counts: Counts }
  /** From a tab that has just been opened or shown. */
  | { type: 'ask' }
  /** Something was changed in this tab. */
  | { type: 'changed' };

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

/**
 * Asks how many notifications wait, five seconds after the last answer, until the returned function is called. Only tabs
 * that can be seen ask, and of those one for all: the others hear its answers.
 */
export function startPoll(personId: string): () => void {
  const over = new AbortController();
  const name = `passerelle.notifications.${personId}`;
  const notifyPage = createPageNotifier();
  let known: Counts | null = null;
  let isTelling = false;
  let leading: Repetition | null = null;

  const hear = (counts: Counts): void => {
    known = counts;
    isTelling = true;
    notifyPage(counts);
    isTelling = false;
  };

  const channel = openTabsChannel(name, (word: Word) => {
    if (word.type === 'counts') hear(word.counts);
    else if (word.type === 'changed') leading?.hurry();
    else if (leading && known) channel?.say({ type: 'counts', counts: known });
  });

  const fetchOnce = async (signal: AbortSignal): Promise<void> => {
    try {
      const counts = await fetchCounts(signal);
      if (signal.aborted) return;
      clearFailure();
      hear(counts);
      channel?.say({ type: 'counts', counts });
    } catch (error) {
      if (signal.aborted) return;
      recordFailure(error);
      if (isSessionOver(error)) over.abort();
    }
  };

  whileShown((signal) => {
    const shownAt = now().getTime();
    const lead = async (): Promise<void> => {
      const mine = repeat(fetchOnce, { first: firstWait(known?.at, shownAt), every: POLL_INTERVAL_MS, signal });
      leading = mine;
      await mine.ended;
      if (leading === mine) leading = null;
    };
    channel?.say({ type: 'ask' });
    void (channel ? asLeader(name, signal, lead) : lead());
  }, over.signal);

  // What somebody changed here, the poll's own news aside, is asked for at once.
  const offBus = on('data-changed', ({ path }) => {
    if (path !== NOTIFICATIONS || isTelling) return;
    if (leading) leading.hurry();
    else channel?.say({ type: 'changed' });
  });
  over.signal.addEventListener('abort', () => {
    offBus();
    channel?.close();
  });
  return () => over.abort();
}
