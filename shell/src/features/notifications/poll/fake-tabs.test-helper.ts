type Listener = (event: { data: unknown }) => void;

/** A channel between the « tabs » of one test: what one says, the others hear a moment later. */
class FakeChannel {
  static readonly open = new Set<FakeChannel>();
  private readonly listeners: Listener[] = [];
  constructor(readonly name: string) {
    FakeChannel.open.add(this);
  }
  addEventListener(_type: string, listener: Listener): void {
    this.listeners.push(listener);
  }
  postMessage(data: unknown): void {
    const others = [...FakeChannel.open].filter((other) => other !== this && other.name === this.name);
    for (const other of others) queueMicrotask(() => other.hear(data));
  }
  close(): void {
    FakeChannel.open.delete(this);
  }
  private hear(data: unknown): void {
    if (FakeChannel.open.has(this)) for (const listener of this.listeners) listener({ data });
  }
}

/** Locks as the browser has them: who asks queues, and may give up while waiting. */
function fakeLocks(): Pick<LockManager, 'request'> {
  const tails = new Map<string, Promise<unknown>>();
  const request = async (name: string, { signal }: { signal: AbortSignal }, work: () => Promise<unknown>) => {
    const before = tails.get(name) ?? Promise.resolve();
    let isIn = false;
    const given = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => isIn || reject(new DOMException('given up', 'AbortError')));
    });
    const turn = before.then(() => {
      isIn = !signal.aborted;
      return isIn ? work() : undefined;
    });
    tails.set(name, turn);
    return Promise.race([turn, given]);
  };
  return { request: request as LockManager['request'] };
}

const define = (target: object, name: string, value: unknown): void => {
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
};

/** Gives the page what several tabs agree with; jsdom has neither. */
export function giveTabs({ locks = true }: { locks?: boolean } = {}): void {
  define(window, 'BroadcastChannel', FakeChannel);
  if (locks) define(navigator, 'locks', fakeLocks());
}

export function takeTabs(): void {
  Reflect.deleteProperty(window, 'BroadcastChannel');
  Reflect.deleteProperty(navigator, 'locks');
  FakeChannel.open.clear();
}

/** A stream of the server that the test opens, speaks in and ends. */
export class FakeStream extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeStream[] = [];
  readyState = 0;
  constructor(readonly url: string) {
    super();
    FakeStream.opened.push(this);
  }
  private become(readyState: number, event: string): void {
    this.readyState = readyState;
    this.dispatchEvent(new Event(event));
  }
  open = (): void => this.become(1, 'open');
  tell = (): void => this.become(1, 'notifications');
  /** The browser comes back to it by itself. */
  interrupt = (): void => this.become(0, 'error');
  /** It was answered something else than a stream. */
  refuse = (): void => this.become(FakeStream.CLOSED, 'error');
  close = (): void => void (this.readyState = FakeStream.CLOSED);
}

/** Gives the page streams; jsdom has none. */
export function giveStreams(): void {
  FakeStream.opened = [];
  define(window, 'EventSource', FakeStream);
}
export const takeStreams = (): void => void Reflect.deleteProperty(window, 'EventSource');

/** Hides the tab, or shows it again. */
export function setShown(isShown: boolean): void {
  define(document, 'visibilityState', isShown ? 'visible' : 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}
