import { useLocation } from '@passerelle/shared/routes';

import { remoteRoutes, standsAt, type RemoteRoute } from '../match-route';
import { useRegistry } from '../registry-store';
import { useHere } from './here';

/** The routes of every live remote; at the present address, only the one that the person has come to. */
export function useRemoteRoutes(): RemoteRoute[] {
  const { remotes } = useRegistry();
  const { pathname } = useLocation();
  const here = useHere();
  const routes = remoteRoutes(remotes);
  return here ? [...routes.filter(({ route }) => !standsAt(route, pathname)), here.found] : routes;
}
