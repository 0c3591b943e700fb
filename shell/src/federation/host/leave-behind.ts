import type { LiveRemote } from '@passerelle/shared/contract/remotes';

interface Chunks {
  push: (chunk: unknown) => unknown;
}

/**
 * So that a version can be loaded as if it never had been. Its chunks have put their modules down for every entry of its
 * name: they stay with who uses them, and the next entry begins with none. What is on its way for an attempt that was
 * given up is taken away, or the next one would wait for it.
 */
export function leaveBehind({ base, global }: LiveRemote): void {
  // By default, and in the build of our remotes: `output.chunkLoadingGlobal`.
  const key = `webpackChunk${global}`;
  const used = Reflect.get(globalThis, key) as Chunks | undefined;
  // Whoever goes on with the old entry still gets the chunks that come.
  if (used) Reflect.set(globalThis, key, Object.assign([], { push: (chunk: unknown) => used.push(chunk) }));

  const { href } = new URL(base, location.href);
  for (const script of Array.from(document.scripts)) if (script.src.startsWith(href)) script.remove();
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (link.href.startsWith(href) && !link.sheet) link.remove();
  }
}
