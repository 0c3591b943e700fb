import { emit, on } from '@passerelle/shared/events';

import { sessionPerson } from './session-store';

/** Data that a change in one tab makes stale in the others. */
interface Message {
  personId: string;
  paths: string[];
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' &&
  value !== null &&
  'personId' in value &&
  'paths' in value &&
  typeof value.personId === 'string' &&
  isTexts(value.paths);

/**
 * Passes the person's changes on to their other tabs. A tab that cannot be seen waits until it is, and then asks once for
 * all that has changed meanwhile.
 */
export function shareChanges(): void {
  const channel = new BroadcastChannel('passerelle.changes');
  const waiting = new Set<string>();
  const refresh = (): void => {
    if (waiting.size === 0 || document.visibilityState !== 'visible') return;
    const paths = [...waiting];
    waiting.clear();
    emit('data-changed', { paths, gone: null, origin: 'tab' });
  };
  on('data-changed', ({ paths, origin }) => {
    const personId = sessionPerson()?.id;
    if (origin === 'page' && personId) channel.postMessage({ personId, paths: [...paths] } satisfies Message);
  });
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isMessage(data) || data.personId !== sessionPerson()?.id) return;
    for (const path of data.paths) waiting.add(path);
    refresh();
  });
  document.addEventListener('visibilitychange', refresh);
}
