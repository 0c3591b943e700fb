import type { Build, LiveRemote } from '@passerelle/shared/contract/remotes';

import { bootData } from '../../boot/boot-data';
import { files } from '../registry/files';
import { override } from '../registry/registry-store';

/** A remote that this page loads from a developer's machine. */
export interface Override {
  name: string;
  base: string;
  /** Null: nothing that could be run came from there, and the live version is used. */
  remote: LiveRemote | null;
}

/** The first screen waits for it. */
const REQUEST_TIMEOUT_MS = 3000;

async function takeFrom(name: string, base: string): Promise<Override> {
  try {
    const options = { cache: 'no-store', signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) } as const;
    const build = await files(`${base}release.json`, options).json<Build>();
    if (build.name !== name) throw new Error(`${base} builds ${build.name}`);
    const remote: LiveRemote = { ...build, base, serial: 0, since: '', by: '', previous: null };
    return { name, base, remote };
  } catch {
    // The badge shows the failure to the developer.
    return { name, base, remote: null };
  }
}

let taken: Promise<Override[]> | undefined;

async function takeAll(): Promise<Override[]> {
  const overrides = Object.entries(bootData.overrides ?? {});
  const all = await Promise.all(overrides.map(([name, base]) => takeFrom(name, base)));
  override(all.flatMap(({ remote }) => remote ?? []));
  return all;
}

/** Replaces live versions by builds from a developer's machine, once and for this page only. */
export function takeOverrides(): Promise<Override[]> {
  taken ??= takeAll();
  return taken;
}
