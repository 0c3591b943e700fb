import { failure, type Failure } from '../failure';

export interface SlotLimits {
  /** The number of parallel items per key. */
  running: number;
  /** The number of waiting items; further ones are refused. */
  waiting: number;
  /** Milliseconds after which a waiting one is refused. */
  maxWaitMs: number;
  /** The failure of a refusal; absent: too many at once. */
  refusal?: () => Failure;
}

interface Waiting {
  enter: () => void;
}

/** Limits parallel work under one key: a user, a source, the server. Each replica counts for itself. */
export interface Slots {
  /** Resolves, once there is a slot, with a function that frees it; calling it again does nothing. */
  enter(key: string, signal?: AbortSignal): Promise<() => void>;
  /** Work whose signal is aborted while it waits is not done. */
  run<T>(key: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

const abandoned = (): Failure => failure('invalid');
const tooManyAtOnce = (): Failure => failure('tooMany', { message: 'tooManyAtOnce', retryAfter: 5 });

export function createSlots({ running, waiting, maxWaitMs, refusal = tooManyAtOnce }: SlotLimits): Slots {
  const queues = new Map<string, { running: number; waiting: Waiting[] }>();

  function leaveOnce(key: string): () => void {
    let isLeft = false;
    return () => {
      const queue = queues.get(key);
      if (isLeft || !queue) return;
      isLeft = true;
      const next = queue.waiting.shift();
      // The slot passes to the next in the queue, so that a newcomer does not overtake it.
      if (next) next.enter();
      else if ((queue.running -= 1) === 0) queues.delete(key);
    };
  }

  function enter(key: string, signal?: AbortSignal): Promise<() => void> {
    if (signal?.aborted) return Promise.reject(abandoned());
    const queue = queues.get(key) ?? { running: 0, waiting: [] };
    queues.set(key, queue);
    if (queue.running < running) {
      queue.running += 1;
      return Promise.resolve(leaveOnce(key));
    }
    if (queue.waiting.length >= waiting) return Promise.reject(refusal());
    return new Promise((resolve, reject) => {
      const settle = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abandon);
      };
      const refuse = (cause: Failure): void => {
        settle();
        queue.waiting.splice(queue.waiting.indexOf(one), 1);
        reject(cause);
      };
      const abandon = (): void => refuse(abandoned());
      const timer = setTimeout(() => refuse(refusal()), maxWaitMs).unref();
      const one: Waiting = {
        enter: () => {
          settle();
          resolve(leaveOnce(key));
        },
      };
      signal?.addEventListener('abort', abandon);
      queue.waiting.push(one);
    });
  }

  return {
    enter,
    async run(key, work, signal) {
      const leave = await enter(key, signal);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
