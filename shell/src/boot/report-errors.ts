import { send } from '@passerelle/shared/client';
import { emit, on } from '@passerelle/shared/events';

import { sessionPerson } from '../session/session-store';
import { bootData } from './boot-data';

/** More than this from one page is one error over and over. */
const LIMIT = 20;

/** Errors of the shell and of the remotes reach the server's log, with whose they are; never what was typed. */
export function reportErrors(): void {
  let sent = 0;
  on('error-reported', ({ remote, version, message, stack }) => {
    if (!bootData.env?.debugLogs || sent >= LIMIT) return;
    sent += 1;
    const details = `${remote} ${version}\n${stack}`.slice(0, 4000);
    const organization = sessionPerson()?.organization?.id ?? null;
    const stream = { level: 'error' as const, at: new Date().toISOString(), message, path: location.pathname, details };
    send('POST /debug/logs', { body: { app: remote, organization, streams: [stream] } }).catch(() => undefined);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    const error = reason instanceof Error ? reason : new Error(String(reason));
    emit('error-reported', { remote: 'shell', version: '', message: error.message, stack: error.stack ?? '' });
  });
}
