interface Options {
  /** Milliseconds before the first time. */
  first: number;
  /** Milliseconds from the end of one time to the start of the next. */
  every: number;
  signal: AbortSignal;
}

export interface Repetition {
  /** Resolves when the signal has ended it. */
  ended: Promise<void>;
  /** Once more now; when one is under way, right after it. */
  hurry: () => void;
}

/** Does something over and over, never twice at once, until the signal. */
export function repeat(work: (signal: AbortSignal) => Promise<void>, { first, every, signal }: Options): Repetition {
  let isHurried = false;
  let cut = (): void => undefined;
  const wait = async (milliseconds: number): Promise<void> => {
    if (isHurried || signal.aborted) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      cut = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  };
  const run = async (): Promise<void> => {
    await wait(first);
    while (!signal.aborted) {
      isHurried = false;
      await work(signal);
      await wait(every);
    }
  };
  signal.addEventListener('abort', () => cut(), { once: true });
  const hurry = (): void => {
    isHurried = true;
    cut();
  };
  return { ended: run(), hurry };
}
