import type { ComponentType } from 'react';

import { keep } from '../parts/use-loaded';
import { loadPart } from './load-part';
import { generationOf, isAsked } from './load-remote';
import type { RemoteRoute } from './match-route';
import { runAhead } from './run-ahead';
import { verify } from './trust/verify';

export const screenKey = ({ remote, route }: RemoteRoute, generation = generationOf(remote)): string =>
  `${remote.base}#${route.screen}#${generation}`;

export function loadScreen({ remote, route }: RemoteRoute): Promise<ComponentType> {
  const { [route.screen]: files } = remote.screens;
  if (!MONOLITH && !isAsked(remote)) {
    verify(remote).then(
      () => runAhead(remote, files),
      () => undefined,
    );
  }
  return loadPart(remote, `screen called ${route.screen}`, ({ screens }) => screens[route.screen]);
}

/** Starts what a click would need: executing a remote ahead is what makes the next navigation quick. */
export const prepareScreen = (found: RemoteRoute): Promise<ComponentType> =>
  keep(screenKey(found), () => loadScreen(found));
