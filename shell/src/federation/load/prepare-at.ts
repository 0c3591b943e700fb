import { bootData } from '../../boot/boot-data';
import { preparePart, type PartOf } from '../../loading/part';
import { routeAt } from '../registry/match-route';
import { currentRegistry } from '../registry/registry-store';
import { prepareScreen } from './screens';

const loadOverrides = () => import(/* webpackChunkName: "overrides" */ '../overrides/take-overrides');

/** The screens of the shell itself, by address. They lie above this layer and are registered by the product. */
let shellScreens: Readonly<Record<string, PartOf>> = {};

export function registerShellScreens(screens: Readonly<Record<string, PartOf>>): void {
  shellScreens = screens;
}

/** Resolves when the screen at an address can be shown; at once where nothing stands that has to be loaded. */
export async function prepareScreenAt(pathname: string): Promise<void> {
  const own = shellScreens[pathname];
  if (own) await preparePart(own);
  if (bootData.overrides) await loadOverrides().then(({ takeOverrides }) => takeOverrides());
  const found = routeAt(currentRegistry(), pathname);
  if (!found) return;
  await prepareScreen(found).catch(async (error: unknown) => {
    // An earlier version may have come into the place of one that must not run.
    const instead = routeAt(currentRegistry(), pathname);
    if (!instead || instead.remote === found.remote) throw error;
    await prepareScreen(instead);
  });
}

/** Starts what a click would need. It is a guess of ours: when it fails, the person's own click will say so. */
export function prepareAt(pathname: string): void {
  prepareScreenAt(pathname).catch(() => undefined);
}
