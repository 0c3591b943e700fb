import { limits, type LogLevel, type LogStream } from '@passerelle/shared/contract';
import { now } from '@passerelle/shared/i18n';

import { withoutPersonalData } from './mask';

/** What went wrong, as whoever found it tells it. */
export interface Fault {
  /** The remote, the shell or a room of it. */
  app: string;
  version: string;
  level: LogLevel;
  message: string;
  stack: string;
}

/** The same fault again is no news. */
export interface LogEntry {
  app: string;
  key: string;
  stream: LogStream;
}

/** Enough to find the place; the contract would take more, a beacon would not. */
const DETAILS_LENGTH = 3000;
const MESSAGE_LENGTH = 500;

export function entryOf({ app, version, level, message, stack }: Fault): LogEntry {
  const said = withoutPersonalData(message).slice(0, MESSAGE_LENGTH) || 'Error';
  const details = `${app} ${version}\n${withoutPersonalData(stack)}`.slice(0, DETAILS_LENGTH);
  const path = withoutPersonalData(location.pathname).slice(0, limits.titleLength);
  return {
    app: app.slice(0, limits.titleLength),
    key: `${app}/${level}/${said}`,
    stream: { level, at: now().toISOString(), message: said, path, details },
  };
}
