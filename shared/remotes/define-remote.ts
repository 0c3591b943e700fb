import type { ComponentType } from 'react';

import type { CatalogueLoaders } from '@passerelle/shared/i18n';
import type { SlotName, SlotProps } from './slots';

export type ScreenLoader = () => Promise<ComponentType>;
type SlotLoader<N extends SlotName> = () => Promise<ComponentType<SlotProps[N]>>;

/** The only module that a remote exposes. */
export interface RemoteModule {
  screens: Record<string, ScreenLoader>;
  slots: { [N in SlotName]?: SlotLoader<N> };
  messages: CatalogueLoaders;
}

export const defineRemote = (
  parts: Pick<RemoteModule, 'screens'> & Partial<Pick<RemoteModule, 'slots'>> & { messages: CatalogueLoaders },
): RemoteModule => ({
  slots: {},
  ...parts,
});
