import { systemClock, type Clock } from './clock';

interface Circumstances {
  isProduction: boolean;
  clock?: Clock;
}

/** What a server says while it starts and stops: a sentence, or in production, where logs are collected, a line of JSON. */
export const startLine = (sentence: string, { isProduction, clock = systemClock }: Circumstances): string =>
  isProduction ? `${JSON.stringify({ level: 'info', time: clock.now().toISO(), msg: sentence })}\n` : `${sentence}\n`;
