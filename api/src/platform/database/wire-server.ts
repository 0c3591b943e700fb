import { createServer, type Server, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import { READY_LENGTH, refusalFrame, saysReady, WireReader } from './wire-frames';

export interface WireServerOptions {
  db: PGlite;
  /** Told before and after each piece of work, so that one that does not end can be noticed from outside. */
  onBusy: (isBusy: boolean) => void;
  /** The engine answers nothing any more; gives the code of what a disk refused it, where that is why. */
  onEnd: () => string | undefined;
  /** A transaction that others wait for is taken back after so long without a word (milliseconds). */
  idleTransaction: number;
}

/**
 * PostgreSQL's protocol in front of PGlite, for `pg` and its pool. pglite-socket does the same, but hands messages on
 * one by one: beside a statement of more than a socket buffer (64 KB) those of other connections got mixed up.
 */
export function createWireServer({ db, onBusy, onEnd, idleTransaction }: WireServerOptions): Server {
  const turns = new Turns();
  const sockets = new Map<symbol, Socket>();
  let isWorking = false;
  let hasEnded = false;
  let patience: NodeJS.Timeout | undefined;

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

  /** A disk that is full ends the engine, which swallows its own end: whoever waits is told, and so is the thread. */
  function endWith(code: string | undefined): void {
    hasEnded = true;
    const farewell = code === undefined ? '' : refusalFrame(code);
    for (const socket of sockets.values()) socket.end(farewell);
  }

  async function work(): Promise<void> {
    if (isWorking || hasEnded) return;
    isWorking = true;
    try {
      for (let turn = turns.next(); turn; turn = turns.next()) {
        clearTimeout(patience);
        patience = undefined;
        await run(turn);
        if (hasEnded) return;
        const isUnfinished = !turn.isWhole || db.isInTransaction();
        turns.hold(isUnfinished ? turn.from : undefined);
        if (isUnfinished && !sockets.has(turn.from)) await giveUp();
      }
    } finally {
      isWorking = false;
    }
    const { blocker } = turns;
    if (blocker) patience ??= setTimeout(() => sockets.get(blocker)?.destroy(), idleTransaction);
  }

  /** Whoever leaves in the middle of a transaction takes it back. */
  async function giveUp(): Promise<void> {
    if (!hasEnded && db.isInTransaction()) await db.exec('ROLLBACK');
    turns.hold(undefined);
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
        else turns.add({ from: connection, bytes: frames.bytes, isWhole: frames.isWhole });
      }
      void work();
    });
    socket.on('close', () => {
      sockets.delete(connection);
      turns.forget(connection);
      if (turns.isHeldBy(connection) && !isWorking) void giveUp().then(work);
    });
  });
}

/** One exchange of a connection: everything up to the message after which the server owes an answer. */
export interface Exchange {
  from: symbol;
  bytes: Buffer;
  /** After it the other side waits for "ready"; otherwise it only asked for what there is so far. */
  isWhole: boolean;
}

/**
 * All connections share one backend. Whoever has begun a transaction, or asked for a part of an answer, keeps the
 * backend until done; the others wait in the order in which they came.
 */
export class Turns {
  private waiting: Exchange[] = [];
  private holder: symbol | undefined;

  add(exchange: Exchange): void {
    this.waiting.push(exchange);
  }

  hold(connection: symbol | undefined): void {
    this.holder = connection;
  }

  isHeldBy(connection: symbol): boolean {
    return this.holder === connection;
  }

  next(): Exchange | undefined {
    const at = this.holder ? this.waiting.findIndex(({ from }) => from === this.holder) : 0;
    return at === -1 ? undefined : this.waiting.splice(at, 1)[0];
  }

  /** Who keeps others waiting, if anyone does. */
  get blocker(): symbol | undefined {
    return this.waiting.length > 0 ? this.holder : undefined;
  }

  forget(connection: symbol): void {
    this.waiting = this.waiting.filter(({ from }) => from !== connection);
  }
}
