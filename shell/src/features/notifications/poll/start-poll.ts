import { invalidate, send } from '@passerelle/shared/client';
import { pageSizes } from '@passerelle/shared/contract/limits';
import { emit, on } from '@passerelle/shared/events';
import { now } from '@passerelle/shared/i18n';

import { setUnreadCount } from '../../../layouts/unread-count';
import { clearFailure, isSessionOver, recordFailure } from './notifications.resource';
import {
  asLeader,
  firstWait,
  HEARD_INTERVAL_MS,
  POLL_INTERVAL_MS,
  repeat,
  type Repetition,
  whileShown,
} from './timing';

const NOTIFICATIONS = '/me/notifications';

/** Result of one poll, shared with all tabs. */
interface Counts {
  received: number;
  /** Time at which the newest of them was sent. */
  newest: string | null;
  /** Time stamp of the poll. */
  at: number;
}

async function fetchCounts(signal: AbortSignal): Promise<Counts> {
  const query = { status: ['received' as const], pageSize: pageSizes.count };
  const { totalCount, items } = await send('GET /me/notifications', { query, signal });
  return { received: totalCount, newest: items[0]?.sendAt ?? null, at: now().getTime() };
}

type Known = Pick<Counts, 'received' | 'newest'>;

/** There is one more, or a later one: a reminder may also come behind its time. */
const hasArrived = (before: Known, { received, newest }: Known): boolean =>
  received > before.received || (newest ?? '') > (before.newest ?? '');

/**
 * Reports the number of unread notifications and, when a new one arrived, that the lists are stale. A notification
 * opened meanwhile makes no list stale, since opening it refetched the lists already.
 */
function createPageNotifier(): (counts: Counts) => void {
  let before: Known | null = null;
  return ({ received, newest }) => {
    setUnreadCount(received);
    const isNews = before !== null && hasArrived(before, { received, newest });
    before = { received, newest };
    if (isNews) void invalidate(NOTIFICATIONS);
  };
}

/** Address of the stream of changes; the contract's `GET /me/notifications/changes`. */
const ADDRESS = '/api/me/notifications/changes';

/** A server that cannot tell, or a network that keeps the stream back, is tried again after so long. */
const TRY_AGAIN_MS = 60_000;

interface Hearing {
  /** Called when the stream opens, also again, because earlier changes may have been missed. */
  onChange: () => void;
  signal: AbortSignal;
}

/**
 * Hears of changes until the signal; the answer says whether it does at this moment. A browser comes back by itself to a
 * stream that ended, and gives up where it is answered something else.
 */
function hearChanges({ onChange, signal }: Hearing): () => boolean {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const open = (): void => {
    if (!('EventSource' in window)) return;
    const opened = new EventSource(ADDRESS);
    source = opened;
    let wasOpen = false;
    opened.addEventListener('open', () => {
      wasOpen = true;
      onChange();
    });
    opened.addEventListener('notifications', onChange);
    // Otherwise a page at rest, which asks for nothing, would not know.
    opened.addEventListener('remotes', ({ data }: MessageEvent<string>) => emit('remotes-changed', { mark: data }));
    opened.addEventListener('error', () => {
      // From now on it has to be asked for.
      if (wasOpen) onChange();
      wasOpen = false;
      if (opened.readyState === EventSource.CLOSED) timer = setTimeout(open, TRY_AGAIN_MS);
    });
  };
  open();
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    source?.close();
  });
  return () => source?.readyState === 1;
}

/** Messages between the tabs of one person. */
export type TabMessage =
  | { type: 'counts'; counts: Counts }
  /** From a tab that has just been opened or shown. */
  | { type: 'ask' };

export interface TabsChannel {
  send: (message: TabMessage) => void;
  close: () => void;
}

/** Null where the browser has no channels: each tab then asks for itself. */
export function openTabsChannel(name: string, receive: (message: TabMessage) => void): TabsChannel | null {
  if (!('BroadcastChannel' in window)) return null;
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => receive(data));
  return { send: (message) => channel.postMessage(message), close: () => channel.close() };
}

/**
 * Asks how many notifications wait, whenever the server tells that they changed, and where it cannot tell some seconds after
 * the last answer (`delays.notificationPollingMs`), until the returned function is called. Only tabs that can be seen ask, and
 * of those one for all: the others receive its answers.
 */
export function startPoll(personId: string): () => void {
  const over = new AbortController();
  const name = `passerelle.notifications.${personId}`;
  const notifyPage = createPageNotifier();
  let known: Counts | null = null;
  let leading: Repetition | null = null;

  const receive = (counts: Counts): void => {
    known = counts;
    notifyPage(counts);
  };

  const channel = openTabsChannel(name, (message: TabMessage) => {
    if (message.type === 'counts') receive(message.counts);
    else if (leading && known) channel?.send({ type: 'counts', counts: known });
  });

  const fetchOnce = async (signal: AbortSignal): Promise<void> => {
    try {
      const counts = await fetchCounts(signal);
      if (signal.aborted) return;
      clearFailure();
      receive(counts);
      channel?.send({ type: 'counts', counts });
    } catch (error) {
      if (signal.aborted) return;
      recordFailure(error);
      if (isSessionOver(error)) over.abort();
    }
  };

  whileShown((signal) => {
    const shownAt = now().getTime();
    const poll = async (): Promise<void> => {
      const isHeard = hearChanges({ onChange: () => mine.askNow(), signal });
      const every = () => (isHeard() ? HEARD_INTERVAL_MS : POLL_INTERVAL_MS);
      const mine = repeat(fetchOnce, { first: firstWait(known?.at, shownAt), every, signal });
      leading = mine;
      await mine.ended;
      if (leading === mine) leading = null;
    };
    channel?.send({ type: 'ask' });
    void (channel ? asLeader(name, signal, poll) : poll());
  }, over.signal);

  // A change of the person, in whichever tab, is asked for at once; the poll's own news is not.
  const offBus = on('data-changed', ({ paths, origin }) => {
    if (origin !== 'server' && paths.includes(NOTIFICATIONS)) leading?.askNow();
  });
  over.signal.addEventListener('abort', () => {
    offBus();
    channel?.close();
  });
  return () => over.abort();
}
