import type { ComponentType } from 'react';

import type { CatalogueLoaders, CompleteLoaders } from '@passerelle/shared/i18n';
import type { SlotName, SlotProps } from './slots';

/** Called with the area that the shell files the remote's words under; shells of before the client space call it with nothing. */
export type ScreenLoader = (area?: string) => Promise<ComponentType>;
/** Likewise; shells of before the reporting brought its own words call it with nothing. */
type SlotLoader<N extends SlotName> = (area?: string) => Promise<ComponentType<SlotProps[N]>>;

/** The only module that a remote exposes. */
export interface RemoteModule {
  screens: Record<string, ScreenLoader>;
  slots: { [N in SlotName]?: SlotLoader<N> };
  messages: CatalogueLoaders;
}

export const defineRemote = (
  parts: Pick<RemoteModule, 'screens'> & Partial<Pick<RemoteModule, 'slots'>> & { messages: CompleteLoaders },
): RemoteModule => ({
  slots: {},
  ...parts,
});
