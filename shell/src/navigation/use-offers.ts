import { routeAt } from '../federation/match-route';
import { useRegistry } from '../federation/registry-store';

/** Whether a remote has a screen at an address, for this person: what leads nowhere is not offered. */
export function useOffers(): (path: string) => boolean {
  const { remotes } = useRegistry();
  return (path) => routeAt(remotes, path) !== undefined;
}
