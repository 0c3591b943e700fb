import { type CompleteLoaders, registerCatalogues } from '@passerelle/shared/i18n';

import type { ScreenLoader } from './define-remote';

/**
 * A screen that brings its own words, in a remote of so many screens that hardly anybody opens most of them. The build
 * picks them out of the remote's catalogue: `import('./a.screen?words=fr')`.
 */
export const withWords =
  (name: string, load: ScreenLoader, words: CompleteLoaders): ScreenLoader =>
  async (area = '') => {
    const [screen] = await Promise.all([load(area), registerCatalogues(`${area} ${name}`, words)]);
    return screen;
  };

/** Of a remote whose screens all bring their own. */
export const noWords: CompleteLoaders = {
  fr: () => Promise.resolve({ messages: {} }),
  en: () => Promise.resolve({ messages: {} }),
};
