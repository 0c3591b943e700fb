import { send } from '@passerelle/shared/client';
import type { ClientLogs } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';

import { bootData } from '../../boot/boot-data';
import { sessionPerson } from '../../session/session-store';
import { entryOf, type Fault, type LogEntry, type Info, infoEntry } from './log-entry';

/** Browsers give all beacons of a page 64 KiB; characters may take more bytes than one. */
const BATCH_LENGTH = 24_000;

/** The entries as the call takes them: one application each, no longer than a beacon may be. */
export function batchesOf(entries: readonly LogEntry[], organization: string | null): ClientLogs[] {
  const batches: ClientLogs[] = [];
  let length = 0;
  for (const { app, stream } of entries.toSorted((one, other) => (one.app < other.app ? -1 : 1))) {
    const size = JSON.stringify(stream).length;
    const last = batches.at(-1);
    if (last?.app === app && last.streams.length < limits.logStreams && length + size <= BATCH_LENGTH) {
      last.streams.push(stream);
      length += size;
    } else {
      batches.push({ app, organization, streams: [stream] });
      length = size;
    }
  }
  return batches;
}

/** More kinds of fault than this from one page are one fault over and over. */
const MOST = 20;
/** Errors within this time are sent together. */
const SEND_DELAY_MS = 2000;

const seen = new Set<string>();
let waiting: LogEntry[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Takes the due entries, when the env of the deployment says that the server accepts logs. */
function takeDue(): ReturnType<typeof batchesOf> {
  clearTimeout(timer);
  timer = undefined;
  if (!bootData.env) return [];
  const due = bootData.env.debugLogs ? waiting : [];
  waiting = [];
  return batchesOf(due, sessionPerson()?.organization?.id ?? null);
}

/** A report that fails is not reported. */
function flush(): void {
  for (const body of takeDue()) send('POST /debug/logs', { body }).catch(() => undefined);
}

/** For a page that is about to go: a beacon outlives it. */
function flushAsBeacons(): void {
  for (const body of takeDue()) {
    navigator.sendBeacon?.('/debug/logs', new Blob([JSON.stringify(body)], { type: 'application/json' }));
  }
}

addEventListener('pagehide', flushAsBeacons);

function queue(entry: LogEntry): void {
  waiting.push(entry);
  timer ??= setTimeout(flush, SEND_DELAY_MS);
}

export function noteFault(fault: Fault): void {
  const entry = entryOf(fault);
  if (!entry || seen.size >= MOST || seen.has(entry.key)) return;
  seen.add(entry.key);
  queue(entry);
}

export const noteInfo = (info: Info): void => queue(infoEntry(info));
