import { ApiError } from '@passerelle/shared/client';
import type { LogLevel } from '@passerelle/shared/contract';

export interface Said {
  level: LogLevel;
  message: string;
  stack: string;
}

/** Browsers raise these for what is no fault of ours, or say nothing that could be looked into. */
const noise = [/^ResizeObserver loop/, /^Script error\.?$/];

/** What something that was thrown has to say; null: nothing worth telling. */
export function readThrown(thrown: unknown): Said | null {
  if (thrown instanceof ApiError) {
    // The server has its own line about what it refused, and a lost network is nobody's fault.
    if (thrown.reach !== 'answers') return null;
    const { status, code, stack = '' } = thrown;
    return { level: 'warn', message: `A call failed unnoticed: ${status} ${code}`, stack };
  }
  const { name, message, stack = '' } = thrown instanceof Error ? thrown : new Error(String(thrown));
  if (name === 'AbortError' || noise.some((one) => one.test(message))) return null;
  return { level: 'error', message, stack };
}
