import type { LiveRemote } from '@passerelle/shared/contract/remotes';

/** A hash that no file has. An integrity that is not well-formed would be as good as none. */
const NEVER = `sha384-${'A'.repeat(64)}`;
const wellFormed = /^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/;

/** The files of every release that has been verified in this page, by the address of its folder. */
const releases = new Map<string, LiveRemote['files']>();

/**
 * Files built on a developer's machine change under the page, so only sealed remotes outside development are checked.
 */
export function knowFiles({ base, files, sealed }: LiveRemote): void {
  if (sealed && process.env['NODE_ENV'] !== 'development') releases.set(new URL(base, location.href).href, files);
}

/**
 * Hash of a script or stylesheet, as its release names it. A file in a release's folder that it does not name must not run;
 * files elsewhere are unknown.
 */
export function integrityOf(url: string): string | undefined {
  const { origin, pathname } = new URL(url, location.href);
  for (const [base, files] of releases) {
    const address = origin + pathname;
    if (!address.startsWith(base)) continue;
    const { [address.slice(base.length)]: hash = NEVER } = files;
    return wellFormed.test(hash) ? hash : NEVER;
  }
  return undefined;
}

// The chunk loader of a remote is its own; it calls this function.
Object.assign(globalThis, { passerelleIntegrity: integrityOf });
