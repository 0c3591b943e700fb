import { limits, type LogStream } from '@passerelle/shared/contract';
import { now } from '@passerelle/shared/i18n';

import type { Fault } from './fault';
import { withoutPersonalData } from './mask';
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

/** A line of the log; null: nothing worth a line. */
export function entryOf({ app, version, path, thrown }: Fault): LogEntry | null {
  const said = readThrown(thrown);
  if (!said) return null;
  const { level, stack } = said;
  const message = withoutPersonalData(said.message).slice(0, MESSAGE_LENGTH) || 'Error';
  return {
    app: app.slice(0, limits.titleLength),
    key: `${app}/${level}/${message}`,
    stream: {
      level,
      at: now().toISOString(),
      message,
      path: withoutPersonalData(path).slice(0, limits.titleLength),
      details: `${app} ${version}\n${withoutPersonalData(stack)}`.slice(0, DETAILS_LENGTH),
    },
  };
}
