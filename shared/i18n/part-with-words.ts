import { registerCatalogues } from './activate';
import type { CompleteLoaders } from './catalogues';

/** A part that is loaded on demand and brings its own words, in every language in one file: `import('./part?words=fr')`. */
export const partWithWords =
  <T>(name: string, load: () => Promise<T>, words: CompleteLoaders) =>
  async (): Promise<T> => {
    const [part] = await Promise.all([load(), registerCatalogues(name, words)]);
    return part;
  };
