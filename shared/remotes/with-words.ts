import { type CompleteLoaders, partWithWords } from '@passerelle/shared/i18n';

/**
 * A screen, or a widget of a slot, that brings its own words, in a remote of which most visits open a part. The build
 * picks them out of the remote's catalogue: `import('./a.screen?words=fr')`.
 */
export const withWords =
  <T>(name: string, load: (area?: string) => Promise<T>, words: CompleteLoaders) =>
  (area = ''): Promise<T> =>
    partWithWords(`${area} ${name}`, () => load(area), words)();

/** Of a remote whose screens all bring their own. */
export const noWords: CompleteLoaders = {
  fr: () => Promise.resolve({ messages: {} }),
  en: () => Promise.resolve({ messages: {} }),
};
