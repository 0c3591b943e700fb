import { on } from '@passerelle/shared/events';
import { now } from '@passerelle/shared/i18n';

import { forgetFailure, isSessionOver, keepFailure } from '../failure';
import { asLeader } from './as-leader';
import { fetchCounts, type Counts } from './counts';
import { NOTIFICATIONS } from './path';
import { repeat, type Repetition } from './repeat';
import { EVERY, firstWait } from './rhythm';
import { openTabsChannel, type Word } from './tabs-channel';
import { pageTeller } from './tell-page';
import { whileShown } from './while-shown';

/**
 * Asks how many notifications wait, five seconds after the last answer, until the returned function is called. Only tabs
 * that can be seen ask, and of those one for all: the others hear its answers.
 */
export function startPoll(personId: string): () => void {
  const over = new AbortController();
  const name = `passerelle.notifications.${personId}`;
  const tellPage = pageTeller();
  let known: Counts | null = null;
  let leading: Repetition | null = null;

  const hear = (counts: Counts): void => {
    known = counts;
    tellPage(counts);
  };

  const channel = openTabsChannel(name, (word: Word) => {
    if (word.type === 'counts') hear(word.counts);
    else if (leading && known) channel?.say({ type: 'counts', counts: known });
  });

  const fetchOnce = async (signal: AbortSignal): Promise<void> => {
    try {
      const counts = await fetchCounts(signal);
      if (signal.aborted) return;
      forgetFailure();
      hear(counts);
      channel?.say({ type: 'counts', counts });
    } catch (error) {
      if (signal.aborted) return;
      keepFailure(error);
      if (isSessionOver(error)) over.abort();
    }
  };

  whileShown((signal) => {
    const shownAt = now().getTime();
    const lead = async (): Promise<void> => {
      const mine = repeat(fetchOnce, { first: firstWait(known?.at, shownAt), every: EVERY, signal });
      leading = mine;
      await mine.ended;
      if (leading === mine) leading = null;
    };
    channel?.say({ type: 'ask' });
    void (channel ? asLeader(name, signal, lead) : lead());
  }, over.signal);

  // A change of the person, in whichever tab, is asked for at once; the poll's own news is not.
  const offBus = on('data-changed', ({ paths, origin }) => {
    if (origin !== 'server' && paths.includes(NOTIFICATIONS)) leading?.hurry();
  });
  over.signal.addEventListener('abort', () => {
    offBus();
    channel?.close();
  });
  return () => over.abort();
}
