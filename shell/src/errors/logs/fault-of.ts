import { ApiError } from '@passerelle/shared/client';

import { FRONT_VERSION } from '../../boot/version';
import type { Fault } from './log-entry';

/** Browsers raise these for what is no fault of ours, or say nothing that could be looked into. */
const noise = [/^ResizeObserver loop/, /^Script error\.?$/];

/** What was thrown where nobody caught it; null: nothing worth telling. */
export function faultOf(thrown: unknown): Fault | null {
  const shell = { app: 'shell', version: FRONT_VERSION };
  if (thrown instanceof ApiError) {
    // The server has its own line about what it refused, and a lost network is nobody's fault.
    if (thrown.reach !== 'answers') return null;
    const { status, code, stack = '' } = thrown;
    return { ...shell, level: 'warn', message: `A call failed unnoticed: ${status} ${code}`, stack };
  }
  const { name, message, stack = '' } = thrown instanceof Error ? thrown : new Error(String(thrown));
  if (name === 'AbortError' || noise.some((one) => one.test(message))) return null;
  return { ...shell, level: 'error', message, stack };
}
