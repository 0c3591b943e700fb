/**
 * Whether the server can be reached, as the calls of the page find out: it answers; nothing comes back at all; or
 * something came back to say that it cannot work now, or nothing within a reasonable time.
 */
export type Reach = 'answers' | 'silent' | 'unavailable';

let reach: Reach = 'answers';
const listeners = new Set<() => void>();

export function noteReach(next: Reach): void {
  if (next === reach) return;
  reach = next;
  for (const listener of listeners) listener();
}

export const serverReach = {
  current: (): Reach => reach,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** What a gateway says for a server that is down, starting or overloaded. */
const gatewayStatuses = [502, 503, 504];

export const reachOfStatus = (status: number): Reach => (gatewayStatuses.includes(status) ? 'unavailable' : 'answers');

/** What `fetch` threw: a timeout is not the same as a network that does not answer. */
export const reachOfFailure = (cause: unknown): Reach =>
  cause instanceof Error && cause.name === 'TimeoutError' ? 'unavailable' : 'silent';
