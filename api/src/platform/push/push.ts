import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DatabaseAddress } from '../database/connection';
import type { Person } from '../sessions/person';
import { createListener } from './listener';

export interface Push {
  /** Keeps the response open as an event stream for the person; false if push is unavailable. */
  open(person: Pick<Person, 'id' | 'sessionId'>, request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
  /** The number of open streams. */
  count(): number;
  close(): Promise<void>;
}

interface Stream {
  sessionId: string;
  write: (text: string) => void;
  end: () => void;
}

/** Shorter than the idle time-out of proxies. */
const HEARTBEAT_MS = 25_000;
/** Then the page opens another with a new access check: a lost role, terms or session end it so. */
const LONGEST_MS = 10 * 60_000;
/** One for each browser; beyond it the oldest ends. */
const MAX_OF_A_PERSON = 6;
/** Buffered bytes beyond which a client that does not read is disconnected. */
const MAX_WAITING_BYTES = 16_000;
/** The delay until an open page learns of a new live version. */
const REMOTES_INTERVAL_MS = 1_000;
/** The reconnection delay of a page, random so that not all reconnect at once. */
const retryMs = (): number => Math.round(2_000 + Math.random() * 4_000);

const [NOTIFICATIONS, SESSIONS] = ['passerelle_notifications', 'passerelle_sessions'] as const;

interface Options {
  /** Without an address push is unavailable: the embedded engine has one session for all. */
  address: DatabaseAddress | undefined;
  /** The live versions of remotes, if pages are served; other answers carry it too. */
  mark?: (() => string) | undefined;
  say: (sentence: string) => void;
}

export function createPush({ address, mark, say }: Options): Push {
  const byPerson = new Map<string, Set<Stream>>();
  const all = (): Stream[] => [...byPerson.values()].flatMap((streams) => [...streams]);
  const endAll = (): void => all().forEach(({ end }) => end());

  function hear(channel: string, text: string): void {
    if (channel === SESSIONS) {
      for (const stream of all()) if (stream.sessionId === text) stream.end();
      return;
    }
    for (const { write } of byPerson.get(text) ?? []) write('event: notifications\ndata: 1\n\n');
  }

  const listener =
    address && createListener({ address, channels: [NOTIFICATIONS, SESSIONS], hear, onLost: endAll, say });
  let told: string | undefined;
  const watchingRemotes = setInterval(() => {
    const live = mark?.();
    // Documents before the first read carry it themselves.
    if (told !== undefined && live !== told) for (const { write } of all()) write(`event: remotes\ndata: ${live}\n\n`);
    told = live;
  }, REMOTES_INTERVAL_MS).unref();
  const heartbeat = setInterval(() => all().forEach(({ write }) => write(':\n\n')), HEARTBEAT_MS).unref();

  function keep(personId: string, stream: Stream): void {
    const streams = byPerson.get(personId) ?? new Set();
    byPerson.set(personId, streams.add(stream));
    const [oldest] = streams;
    if (streams.size > MAX_OF_A_PERSON) oldest?.end();
  }

  function drop(personId: string, stream: Stream): void {
    const streams = byPerson.get(personId);
    streams?.delete(stream);
    if (streams?.size === 0) byPerson.delete(personId);
  }

  return {
    async open({ id, sessionId }, request, reply) {
      if (!(await listener?.isListening()) || request.raw.destroyed) return false;
      const { raw } = reply;
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) raw.setHeader(name, value);
      reply.hijack();
      // Proxies forward it at once, without compression.
      raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      });
      const stream: Stream = {
        sessionId,
        write: (text) => (raw.writableLength > MAX_WAITING_BYTES ? raw.destroy() : raw.write(text)),
        end: () => {
          drop(id, stream);
          raw.end();
        },
      };
      const over = setTimeout(stream.end, LONGEST_MS).unref();
      raw.on('close', () => {
        clearTimeout(over);
        drop(id, stream);
      });
      keep(id, stream);
      stream.write(`retry: ${retryMs()}\n\n`);
      return true;
    },
    count: () => all().length,
    close: async () => {
      clearInterval(heartbeat);
      clearInterval(watchingRemotes);
      endAll();
      await listener?.close();
    },
  };
}
