import { on } from '@passerelle/shared/events';

import { FRONT_VERSION } from '../../boot/env';
import type { Fault } from './log-entry';

/** Most visits have no faults: the queue of the log is loaded with the first. */
let log: Promise<{ noteFault: (fault: Fault) => void }> | null = null;
/** Until it is there. */
const pending: Fault[] = [];
const MAX_PENDING = 20;

async function report(fault: Fault): Promise<void> {
  if (pending.length < MAX_PENDING) pending.push(fault);
  log ??= import(/* webpackChunkName: "log" */ './log-queue');
  try {
    const { noteFault } = await log;
    for (const one of pending.splice(0)) noteFault(one);
  } catch {
    // The network, most likely: the next fault tries again.
    log = null;
  }
}

/** Faults of the shell and of the remotes reach the server's log, with where they happened; never what was typed. */
export function reportErrors(): void {
  const note = (thrown: unknown, app = 'shell', version: string = FRONT_VERSION): void =>
    void report({ app, version, path: location.pathname, thrown });
  on('error-reported', ({ remote, version, message, stack }) =>
    note(Object.assign(new Error(message), { stack }), remote, version),
  );
  // Not by the bus: a fault in reporting faults would be reported for ever.
  addEventListener('error', ({ error, message }) => note(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
}
