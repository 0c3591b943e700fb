/** An answer that comes when the test releases it. */
export function later<T>(): { promise: Promise<T>; resolve: (value: T) => void; reject: (reason: unknown) => void } {
  let settle: Pick<ReturnType<typeof later<T>>, 'resolve' | 'reject'> | null = null;
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return {
    promise,
    resolve: (value) => settle?.resolve(value),
    reject: (reason) => settle?.reject(reason),
  };
}

/** A Wednesday morning of the week that the reference screens show. */
export const FROZEN_NOW = '2026-11-18T09:30:00.000Z';

type Timer = NonNullable<FakeTimersConfig['doNotFake']>[number];

const runningTimers: Timer[] = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
];

/** Only the clock stands still; timers run, so that waiting for the page works as usual. */
export const freezeClock = (now: string = FROZEN_NOW): void => {
  jest.useFakeTimers({ now: new Date(now), doNotFake: runningTimers });
};

/** Moves the frozen clock. */
export const setNow = (now: string): void => {
  jest.setSystemTime(new Date(now));
};
