import { limits, type ClientLogs } from '@passerelle/shared/contract';

import type { LogEntry } from './log-entry';

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
