interface Repeated {
  /** Milliseconds from the end of one run to the start of the next. */
  intervalMs: number;
  run: () => Promise<unknown>;
  onError: (error: unknown) => void;
}

export interface Repetition {
  /** Aborted as soon as `stop` is called. */
  signal: AbortSignal;
  start(): void;
  /** Resolves once a run that has begun has ended. */
  stop(): Promise<void>;
}

/** Runs work repeatedly, never twice at a time, and continues after a failed run. */
export function repeat({ intervalMs, run, onError }: Repeated): Repetition {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();

  function wait(): void {
    timer = setTimeout(() => {
      running = run().catch(onError);
      void running.finally(() => !stopping.signal.aborted && wait());
    }, intervalMs);
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
