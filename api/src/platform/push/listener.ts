import { Client } from 'pg';
import type { DatabaseAddress } from '../database/connection';
import { backoffMs } from '../backoff';

export interface Listener {
  /** True if the connection is up; connects on the first call. */
  isListening(): Promise<boolean>;
  close(): Promise<void>;
}

interface Options {
  address: DatabaseAddress;
  channels: readonly string[];
  hear: (channel: string, text: string) => void;
  /** Notifications during the outage are lost. */
  onLost: () => void;
  say: (sentence: string) => void;
}

const BACKOFF = { firstMs: 1_000, longestMs: 30_000 };

/** One LISTEN connection for the whole server; it reconnects by itself. */
export function createListener({ address, channels, hear, onLost, say }: Options): Listener {
  let client: Client | undefined;
  let connecting: Promise<boolean> | undefined;
  let again: NodeJS.Timeout | undefined;
  let failures = 0;
  let isClosed = false;

  function lose(lost: Client, error?: Error): void {
    if (client !== lost) return;
    client = undefined;
    if (isClosed) return;
    say(`Nothing is heard from the database: ${error?.message ?? 'its connection ended'}`);
    onLost();
    retry();
  }

  function retry(): void {
    failures += 1;
    again = setTimeout(() => void connect(), backoffMs(BACKOFF, failures)).unref();
  }

  async function open(): Promise<boolean> {
    const opened = new Client({ ...address, keepAlive: true });
    opened.on('error', (error) => lose(opened, error));
    opened.on('end', () => lose(opened));
    opened.on('notification', ({ channel, payload = '' }) => hear(channel, payload));
    try {
      await opened.connect();
      for (const channel of channels) await opened.query(`LISTEN ${channel}`);
      if (isClosed) throw new Error('closed meanwhile');
      client = opened;
      failures = 0;
      return true;
    } catch {
      await opened.end().catch(() => undefined);
      if (!isClosed) retry();
      return false;
    }
  }

  const connect = (): Promise<boolean> => {
    clearTimeout(again);
    connecting ??= open().finally(() => (connecting = undefined));
    return connecting;
  };

  return {
    isListening: async () => {
      if (client) return true;
      // Callers do not wait while it is disconnected.
      if (failures > 0 || isClosed) return false;
      return connect();
    },
    close: async () => {
      isClosed = true;
      clearTimeout(again);
      await connecting;
      await client?.end().catch(() => undefined);
    },
  };
}
