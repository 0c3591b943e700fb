import type { LiveRemote } from '@passerelle/shared/contract/remotes';
import type { RemoteModule } from '@passerelle/shared/remotes';
import type { ComponentType } from 'react';

import { loadOnce } from '../../loading/use-loaded';
import { generationOf, isAsked, loadRemote } from './load-remote';
import type { RemoteRoute } from '../registry/match-route';
import { runAhead } from '../host/script';
import { orReplace } from './admit';
import { loadRuntime } from './load-runtime';
import { verify } from '../trust/verify';

async function loadFitting<T>(remote: LiveRemote, load: () => Promise<T>): Promise<T> {
  const { checkFit } = await loadRuntime();
  const part = load();
  // The shared modules that came with it may lack what it needs: that would be why it failed, or soon will.
  await part.catch(() => undefined);
  checkFit(remote);
  return part;
}

/** Loads a screen of a remote, or its widget for a slot. */
export async function loadPart<T>(
  remote: LiveRemote,
  name: string,
  find: (module: RemoteModule) => (() => Promise<T>) | undefined,
): Promise<T> {
  const load = find(await loadRemote(remote));
  if (!load) throw new Error(`${remote.name} ${remote.version} has no ${name}`);
  return MONOLITH ? load() : orReplace(remote, () => loadFitting(remote, load));
}

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
  loadOnce(screenKey(found), () => loadScreen(found));
