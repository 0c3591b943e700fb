import { ApiError, send } from '@passerelle/shared/client';

/** `offline`: the device says so; `silent`: nothing comes back; `unavailable`: the server cannot work now. */
export type Connection = 'fine' | 'offline' | 'silent' | 'unavailable';

/** How long a server may take to say that it is there. */
const PATIENCE = 8000;

/** Asks the server for the least it has to say. A refusal is an answer too. */
export async function lookAtServer(): Promise<Connection> {
  if (!navigator.onLine) return 'offline';
  try {
    await send('GET /', { signal: AbortSignal.timeout(PATIENCE) });
    return 'fine';
  } catch (error) {
    if (!(error instanceof ApiError)) return 'unavailable';
    if (error.reach === 'answers') return 'fine';
    return navigator.onLine ? error.reach : 'offline';
  }
}
