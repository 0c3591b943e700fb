import { type CompleteLoaders, registerCatalogues } from '@passerelle/shared/i18n';

/**
 * A screen, or a widget of a slot, that brings its own words, in a remote of which most visits open a part. The build
 * picks them out of the remote's catalogue: `import('./a.screen?words=fr')`.
 */
export const withWords =
  <T>(name: string, load: (area?: string) => Promise<T>, words: CompleteLoaders) =>
  async (area = ''): Promise<T> => {
    const [part] = await Promise.all([load(area), registerCatalogues(`${area} ${name}`, words)]);
    return part;
  };

/** Of a remote whose screens all bring their own. */
export const noWords: CompleteLoaders = {
  fr: () => Promise.resolve({ messages: {} }),
  en: () => Promise.resolve({ messages: {} }),
};
