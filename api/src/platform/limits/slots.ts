import { failure, type Failure } from '../failure';

export interface SlotLimits {
  /** How many of one key may run at a time. */
  running: number;
  /** How many more may wait; further ones are refused. */
  waiting: number;
  /** Milliseconds after which a waiting one is refused. */
  maxWaitMs: number;
  /** The failure of a refusal; absent: too many at once. */
  refusal?: () => Failure;
}

interface Waiting {
  enter: () => void;
  refuse: () => void;
}

/** Limits how much runs at a time under one key: a person, a source, the server. Each replica counts for itself. */
export interface Slots {
  /** Resolves, once there is a slot, with a function that frees it; a second call of that does nothing. */
  enter(key: string): Promise<() => void>;
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
}

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

  function enter(key: string): Promise<() => void> {
    const queue = queues.get(key) ?? { running: 0, waiting: [] };
    queues.set(key, queue);
    if (queue.running < running) {
      queue.running += 1;
      return Promise.resolve(leaveOnce(key));
    }
    if (queue.waiting.length >= waiting) return Promise.reject(refusal());
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => one.refuse(), maxWaitMs).unref();
      const one: Waiting = {
        enter: () => {
          clearTimeout(timer);
          resolve(leaveOnce(key));
        },
        refuse: () => {
          queue.waiting.splice(queue.waiting.indexOf(one), 1);
          reject(refusal());
        },
      };
      queue.waiting.push(one);
    });
  }

  return {
    enter,
    async run(key, work) {
      const leave = await enter(key);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
