import { createServer, type Server, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import { READY_LENGTH, refusalFrame, saysReady, WireReader } from './wire-frames';

export interface WireServerOptions {
  db: PGlite;
  /** Called before and after each exchange, so that an outside watchdog notices one that does not end. */
  onBusy: (isBusy: boolean) => void;
  /** Called when the engine has ended; returns the disk error's code, if that is the reason. */
  onEnd: () => string | undefined;
  /** An idle transaction that others wait for is rolled back after so many milliseconds. */
  idleTransaction: number;
}

/**
 * PostgreSQL's protocol for PGlite, for `pg` and its pool. pglite-socket does the same, but forwards single messages:
 * statements larger than a socket buffer (64 KB) got mixed with those of other connections.
 */
export function createWireServer({ db, onBusy, onEnd, idleTransaction }: WireServerOptions): Server {
  const queue = new BackendQueue();
  const sockets = new Map<symbol, Socket>();
  let isWorking = false;
  let hasEnded = false;
  let idleTimer: NodeJS.Timeout | undefined;

  async function run({ from, bytes, isWhole }: Exchange): Promise<void> {
    const socket = sockets.get(from);
    let end = Buffer.alloc(0);
    onBusy(true);
    try {
      await db.runExclusive(() =>
        db.execProtocolRawStream(bytes, {
          syncToFs: false,
          onRawData: (data) => {
            const answer = Buffer.from(data);
            end = Buffer.concat([end, answer.subarray(-READY_LENGTH)]).subarray(-READY_LENGTH);
            if (socket?.writable) socket.write(answer);
          },
        }),
      );
    } finally {
      onBusy(false);
    }
    if (isWhole && !saysReady(end)) endWith(onEnd());
  }

  /** A full disk ends the engine without an error: every connection and the thread are notified here. */
  function endWith(code: string | undefined): void {
    hasEnded = true;
    const farewell = code === undefined ? '' : refusalFrame(code);
    for (const socket of sockets.values()) socket.end(farewell);
  }

  async function work(): Promise<void> {
    if (isWorking || hasEnded) return;
    isWorking = true;
    try {
      for (let exchange = queue.next(); exchange; exchange = queue.next()) {
        clearTimeout(idleTimer);
        idleTimer = undefined;
        await run(exchange);
        if (hasEnded) return;
        const isUnfinished = !exchange.isWhole || db.isInTransaction();
        queue.reserve(isUnfinished ? exchange.from : undefined);
        if (isUnfinished && !sockets.has(exchange.from)) await rollBackAbandoned();
      }
    } finally {
      isWorking = false;
    }
    const { blocker } = queue;
    if (blocker) idleTimer ??= setTimeout(() => sockets.get(blocker)?.destroy(), idleTransaction);
  }

  /** A closed connection's transaction is rolled back. */
  async function rollBackAbandoned(): Promise<void> {
    if (!hasEnded && db.isInTransaction()) await db.exec('ROLLBACK');
    queue.reserve(undefined);
  }

  return createServer((socket) => {
    const connection = Symbol('connection');
    const reader = new WireReader();
    sockets.set(connection, socket);
    socket.setNoDelay(true);
    socket.on('error', () => socket.destroy());
    socket.on('data', (data) => {
      reader.push(data);
      for (let frames = reader.next(); frames; frames = reader.next()) {
        if (frames.kind === 'refuseEncryption') socket.write('N');
        else if (frames.kind !== 'exchange') socket.end();
        else queue.add({ from: connection, bytes: frames.bytes, isWhole: frames.isWhole });
      }
      void work();
    });
    socket.on('close', () => {
      sockets.delete(connection);
      queue.remove(connection);
      if (queue.isReservedBy(connection) && !isWorking) void rollBackAbandoned().then(work);
    });
  });
}

/** One exchange of a connection: its messages up to the one that requires an answer. */
export interface Exchange {
  from: symbol;
  bytes: Buffer;
  /** The client then waits for "ready"; otherwise it has requested a part of the answer only. */
  isWhole: boolean;
}

/**
 * All connections share one backend. A connection inside a transaction, or with a partial answer, reserves the backend
 * until it is done; the others wait in order of arrival.
 */
export class BackendQueue {
  private waiting: Exchange[] = [];
  private reservedFor: symbol | undefined;

  add(exchange: Exchange): void {
    this.waiting.push(exchange);
  }

  reserve(connection: symbol | undefined): void {
    this.reservedFor = connection;
  }

  isReservedBy(connection: symbol): boolean {
    return this.reservedFor === connection;
  }

  next(): Exchange | undefined {
    const at = this.reservedFor ? this.waiting.findIndex(({ from }) => from === this.reservedFor) : 0;
    return at === -1 ? undefined : this.waiting.splice(at, 1)[0];
  }

  /** The connection that the others wait for, if there is one. */
  get blocker(): symbol | undefined {
    return this.waiting.length > 0 ? this.reservedFor : undefined;
  }

  remove(connection: symbol): void {
    this.waiting = this.waiting.filter(({ from }) => from !== connection);
  }
}
