import { readFileSync, statSync } from 'node:fs';

import type { Registry } from '@passerelle/shared/contract/remotes';

const empty: Registry = { contract: 1, remotes: [] };

/**
 * The pointer to the live versions. A deployment flips the file while the server runs: a changed date is seen at the
 * next request, and a file that cannot be read leaves the last good one in place.
 */
export function liveRegistry(file: string, onUnreadable: (error: unknown) => void): () => Registry {
  let seen = '';
  let registry = empty;
  return () => {
    try {
      const { mtimeMs, size, ino } = statSync(file);
      const mark = `${mtimeMs}/${size}/${ino}`;
      if (mark !== seen) {
        registry = JSON.parse(readFileSync(file, 'utf8')) as Registry;
        seen = mark;
      }
    } catch (error) {
      onUnreadable(error);
    }
    return registry;
  };
}
