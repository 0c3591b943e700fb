interface Watching {
  /** Milliseconds from the end of one look to the next. */
  every: number;
  look: () => Promise<unknown>;
  onError: (error: unknown) => void;
}

export interface Watch {
  /** Aborted as soon as it is stopping. */
  signal: AbortSignal;
  start(): void;
  /** Resolves once a look that is on its way has ended. */
  stop(): Promise<void>;
}

/** Looks again and again, never twice at a time, and goes on after a look that failed. */
export function watch({ every, look, onError }: Watching): Watch {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();

  function wait(): void {
    timer = setTimeout(() => {
      running = look().catch(onError);
      void running.finally(() => !stopping.signal.aborted && wait());
    }, every);
    timer.unref();
  }

  return {
    signal: stopping.signal,
    start: wait,
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
