import { on } from '@passerelle/shared/events';

import { faultOf } from '../errors/logs/fault-of';
import { flushLogsAsBeacons, noteFault } from '../errors/logs/log-queue';

function noteThrown(thrown: unknown): void {
  const fault = faultOf(thrown);
  if (fault) noteFault(fault);
}

/** Faults of the shell and of the remotes reach the server's log, with where they happened; never what was typed. */
export function reportErrors(): void {
  on('error-reported', ({ remote, version, message, stack }) =>
    noteFault({ app: remote, version, level: 'error', message, stack }),
  );
  // Not by the bus: a fault in telling of faults would come back here for ever.
  addEventListener('error', ({ error, message }) => noteThrown(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => noteThrown(reason));
  addEventListener('pagehide', flushLogsAsBeacons);
}
