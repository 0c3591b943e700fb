import type { LiveRemote } from '@passerelle/shared/contract/remotes';

interface Chunks {
  push: (chunk: unknown) => unknown;
}

/**
 * Lets a version load as if for the first time. Its chunks have registered their modules for every entry of its
 * name: users of the old entry keep them, and the next entry begins with none. Pending chunks of an abandoned attempt
 * are removed, or the next one would wait for them.
 */
export function resetChunks({ base, global }: LiveRemote): void {
  // By default, and in the build of our remotes: `output.chunkLoadingGlobal`.
  const key = `webpackChunk${global}`;
  const used = Reflect.get(globalThis, key) as Chunks | undefined;
  // Users of the old entry still receive chunks that arrive later.
  if (used) Reflect.set(globalThis, key, Object.assign([], { push: (chunk: unknown) => used.push(chunk) }));

  const { href } = new URL(base, location.href);
  for (const script of Array.from(document.scripts)) if (script.src.startsWith(href)) script.remove();
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (link.href.startsWith(href) && !link.sheet) link.remove();
  }
}
