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
