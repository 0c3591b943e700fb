import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { Clock } from '../clock';
import type { Db } from '../database/connection';
import { dispositionOf } from '../files/answer-file';
import { failure } from '../failure';
import { createSlots, type Slots } from '../limits/slots';
import {
  claimExport,
  findRunningExport,
  finishExport,
  readExportState,
  renewExport,
  type ExportRequest,
} from './export-lease';
import type { Chunks, MadeFile, MadeFiles } from './made-files';

interface Described {
  /** The download name. */
  name: string;
  contentType: string;
}

export interface Exports {
  /** Makes a file and sends it once it is complete: an earlier failure is an error, not half a file. */
  send(reply: FastifyReply, described: Described, chunks: () => Chunks): Promise<FastifyReply>;
  /**
   * Streams the export while it is generated. A failure before the first chunk is an error; afterwards the connection
   * is cut, so that half a file is not taken for the whole. A closed connection stops the generation.
   */
  stream(reply: FastifyReply, described: Described, chunks: () => Chunks): Promise<FastifyReply>;
  /**
   * The same for data of one person: made once for all requests meanwhile, on any replica. An export of another kind
   * waits until the previous one is made.
   */
  sendPersonal(reply: FastifyReply, described: Described & ExportRequest, chunks: () => Chunks): Promise<FastifyReply>;
}

interface Options {
  db: Db;
  clock: Clock;
  files: MadeFiles;
  /** Shared with all other heavy work of this server. */
  heavyWork: Slots;
}

const POLL_MS = 500;
const LEASE_RENEWAL_MS = 15_000;
const JOIN_TIMEOUT_MS = 90_000;
/** Time for other replicas to open the file of an export that they joined. */
const MADE_FILE_TTL_MS = 120_000;

/** The chunks after the first; closing this iterator closes the source. */
async function* continued<T>(first: IteratorResult<T>, rest: AsyncIterator<T>): AsyncGenerator<T> {
  try {
    for (let next = first; !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

export function createExports({ db, clock, files, heavyWork }: Options): Exports {
  const running = new Map<string, Promise<MadeFile>>();
  const sending = createSlots({ running: 1, waiting: 1_000, maxWaitMs: 60_000 });

  const make = (name: string, chunks: () => Chunks): Promise<MadeFile> =>
    heavyWork.run('server', () => files.write(name, chunks()));

  async function makeClaimed(id: string, chunks: () => Chunks): Promise<MadeFile> {
    const renewing = setInterval(() => void renewExport(db, id, clock.now()).catch(() => undefined), LEASE_RENEWAL_MS);
    try {
      const made = await make(id, chunks);
      await finishExport(db, id, clock.now(), false);
      setTimeout(() => void files.remove(id).catch(() => undefined), MADE_FILE_TTL_MS).unref();
      return made;
    } catch (error) {
      await finishExport(db, id, clock.now(), true).catch(() => undefined);
      throw error;
    } finally {
      clearInterval(renewing);
    }
  }

  async function makeOrJoin(request: ExportRequest, chunks: () => Chunks): Promise<MadeFile> {
    for (let waited = 0; waited < JOIN_TIMEOUT_MS; waited += POLL_MS) {
      const claimed = await claimExport(db, request, clock.now());
      if (claimed !== undefined) return makeClaimed(claimed, chunks);
      const other = await findRunningExport(db, request.userId);
      if (!other) continue;
      let state = await readExportState(db, other.id, clock.now());
      for (; state === 'running' && waited < JOIN_TIMEOUT_MS; waited += POLL_MS) {
        await wait(POLL_MS);
        state = await readExportState(db, other.id, clock.now());
      }
      const made = state === 'ready' && other.kind === request.kind ? await files.find(other.id) : undefined;
      if (made) return made;
    }
    throw failure('notReady', { retryAfter: 30 });
  }

  function join(request: ExportRequest, chunks: () => Chunks): Promise<MadeFile> {
    const key = `${request.userId} ${request.kind}`;
    const joined = running.get(key);
    if (joined) return joined;
    const made = makeOrJoin(request, chunks).finally(() => running.delete(key));
    running.set(key, made);
    return made;
  }

  /**
   * All downloads of one person together send one chunk per turn of the event loop, so that other calls run between.
   */
  async function* inTurns(person: string, file: MadeFile): AsyncGenerator {
    for await (const bytes of file.read()) {
      await sending.run(person, () => nextTurn());
      yield bytes;
    }
  }

  const answer = (
    reply: FastifyReply,
    { name, contentType }: Described,
    [person, file]: readonly [string, MadeFile],
  ): FastifyReply =>
    reply
      .type(contentType)
      .header('content-disposition', dispositionOf('attachment', name))
      .header('content-length', file.size)
      .send(Readable.from(inTurns(person, file), { objectMode: false }));

  return {
    async send(reply, described, chunks) {
      const name = randomUUID();
      const file = await make(name, chunks);
      reply.raw.once('close', () => void files.remove(name).catch(() => undefined));
      return answer(reply, described, [name, file]);
    },
    async stream(reply, { name, contentType }, chunks) {
      const pieces = chunks()[Symbol.asyncIterator]();
      const first = await pieces.next();
      return reply
        .type(contentType)
        .header('content-disposition', dispositionOf('attachment', name))
        .send(Readable.from(continued(first, pieces), { objectMode: false }));
    },
    sendPersonal: async (reply, described, chunks) =>
      answer(reply, described, [described.userId, await join(described, chunks)]),
  };
}
