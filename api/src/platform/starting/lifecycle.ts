import { type Clock, systemClock } from '../clock';

interface Stopping {
  say: (sentence: string) => void;
  /** One after the other: no new calls, then no new jobs, then the database. */
  steps: readonly (() => Promise<unknown>)[];
}

const STOP_TIMEOUT_MS = 8_000;

/** SIGINT and SIGTERM finish open calls and close the database; a second signal, or a time-out, exits at once. */
export function stopOnSignals({ say, steps }: Stopping): void {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) process.exit(1);
    isStopping = true;
    say('Stopping…');
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    for (const step of steps) {
      await step().catch((error: unknown) => say(`While stopping: ${String(error)}`));
    }
    say('Stopped.');
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
}

interface LineOptions {
  isProduction: boolean;
  clock?: Clock;
}

/** A message about start or stop: a sentence, or in production, where logs are collected, JSON. */
export const startLine = (sentence: string, { isProduction, clock = systemClock }: LineOptions): string =>
  isProduction ? `${JSON.stringify({ level: 'info', time: clock.now().toISO(), msg: sentence })}\n` : `${sentence}\n`;
