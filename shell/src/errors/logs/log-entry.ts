import { ApiError } from '@passerelle/shared/client';
import type { LogLevel, LogStream } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import { now } from '@passerelle/shared/i18n';

import { withoutPersonalData } from './mask';

/** Owner of the failing code, and its place. */
export interface Origin {
  /** The remote, the shell or a room of it. */
  app: string;
  version: string;
  /** The address it happened at. */
  path: string;
}

/** Something that went wrong. */
export interface Fault extends Origin {
  /** Whatever was thrown. */
  thrown: unknown;
}

/** Something that is worth knowing, and no fault. */
export interface Info extends Origin {
  message: string;
}

/** A line of a stack: the first file that it names. */
const file = /https?:\/\/[^\s)]+/;
/** Files of a version lie in a folder of its name, within one of the remote's. */
const folders = /\/([a-z][a-z0-9-]*)\/(\d+\.\d+\.\d+[0-9A-Za-z.-]*|dev)\/[^/]+$/;

/** The origin of an uncaught error: the remote whose file threw it; undefined: the shell. */
export function ownerOf(stack: string): Pick<Origin, 'app' | 'version'> | undefined {
  const [, app, version] = folders.exec(file.exec(stack)?.[0] ?? '') ?? [];
  return app && version ? { app, version } : undefined;
}

export interface ThrownDetails {
  level: LogLevel;
  message: string;
  stack: string;
}

/** Errors that browsers raise without a fault of ours, or without details to investigate. */
const noise = [/^ResizeObserver loop/, /^Script error\.?$/];

/** Fields of a log entry from any thrown value; null: not worth a line. */
export function readThrown(thrown: unknown): ThrownDetails | null {
  if (thrown instanceof ApiError) {
    // The server logs its own refusals, and a lost network is not a bug.
    if (thrown.reach !== 'answers') return null;
    const { status, code, stack = '' } = thrown;
    return { level: 'warn', message: `A call failed unnoticed: ${status} ${code}`, stack };
  }
  const { name, message, stack = '' } = thrown instanceof Error ? thrown : new Error(String(thrown));
  if (name === 'AbortError' || noise.some((one) => one.test(message))) return null;
  return { level: 'error', message, stack };
}

export interface LogEntry {
  app: string;
  /** The same fault again has the same key. */
  key: string;
  stream: LogStream;
}

/** Enough to find the place; the contract would take more, a beacon would not. */
const DETAILS_LENGTH = 3000;
const MESSAGE_LENGTH = 500;

function entry({ app, version, path }: Origin, level: LogLevel, text: string, more: string): LogEntry {
  const message = withoutPersonalData(text).slice(0, MESSAGE_LENGTH) || 'Error';
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
  const details = readThrown(thrown);
  if (!details) return null;
  const { level, message, stack } = details;
  return entry({ ...origin, ...(origin.app === 'shell' && ownerOf(stack)) }, level, message, `\n${stack}`);
}

export const infoEntry = ({ message, ...origin }: Info): LogEntry => entry(origin, 'info', message, '');
