import { limits, type LogLevel, type LogStream } from '@passerelle/shared/contract';
import { now } from '@passerelle/shared/i18n';

import type { Fault, News, Origin } from './fault';
import { withoutPersonalData } from './mask';
import { ownerOf } from './owner-of';
import { readThrown } from './read-thrown';

export interface LogEntry {
  app: string;
  /** The same fault again has the same key. */
  key: string;
  stream: LogStream;
}

/** Enough to find the place; the contract would take more, a beacon would not. */
const DETAILS_LENGTH = 3000;
const MESSAGE_LENGTH = 500;

function entry({ app, version, path }: Origin, level: LogLevel, said: string, more: string): LogEntry {
  const message = withoutPersonalData(said).slice(0, MESSAGE_LENGTH) || 'Error';
  return {
    app: app.slice(0, limits.titleLength),
    key: `${app}/${level}/${message}`,
    stream: {
      level,
      at: now().toISOString(),
      message,
      path: withoutPersonalData(path).slice(0, limits.titleLength),
      details: `${app} ${version}${withoutPersonalData(more)}`.slice(0, DETAILS_LENGTH),
    },
  };
}

/** A line of the log; null: nothing worth a line. */
export function entryOf({ thrown, ...origin }: Fault): LogEntry | null {
  const said = readThrown(thrown);
  if (!said) return null;
  const { level, message, stack } = said;
  return entry({ ...origin, ...(origin.app === 'shell' && ownerOf(stack)) }, level, message, `\n${stack}`);
}

export const newsEntry = ({ message, ...origin }: News): LogEntry => entry(origin, 'info', message, '');
