interface Stopping {
  say: (sentence: string) => void;
  /** One after the other: no new calls, then no new jobs, then the database. */
  steps: readonly (() => Promise<unknown>)[];
}

const patience = 8_000;

/** Ctrl-C and a platform's stop end calls on the way and close the database; asked twice, or stuck, it ends at once. */
export function stopOnSignals({ say, steps }: Stopping): void {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) process.exit(1);
    isStopping = true;
    say('Stopping…');
    setTimeout(() => process.exit(1), patience).unref();
    for (const step of steps) {
      await step().catch((error: unknown) => say(`While stopping: ${String(error)}`));
    }
    say('Stopped.');
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
}
