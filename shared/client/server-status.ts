/**
 * Reachability of the server, as seen by the calls of the page. `silent`: no answer at all; `unavailable`: an answer
 * that it cannot work now, or none within a reasonable time.
 */
export type ServerStatus = 'answers' | 'silent' | 'unavailable';

let reach: ServerStatus = 'answers';
const listeners = new Set<() => void>();

export function noteServerStatus(next: ServerStatus): void {
  if (next === reach) return;
  reach = next;
  for (const listener of listeners) listener();
}

export const serverStatus = {
  current: (): ServerStatus => reach,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Statuses of a gateway for a server that is down, starting or overloaded. */
const gatewayStatuses = [502, 503, 504];

export const serverStatusOf = (status: number): ServerStatus =>
  gatewayStatuses.includes(status) ? 'unavailable' : 'answers';

/** Error of `fetch`: a timeout differs from a network that does not answer. */
export const serverStatusOfFailure = (cause: unknown): ServerStatus =>
  cause instanceof Error && cause.name === 'TimeoutError' ? 'unavailable' : 'silent';
