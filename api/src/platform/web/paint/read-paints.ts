import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { PAINT_FILE, type Release, type ScreenPaints, type ShellPaints } from '@passerelle/shared/contract/remotes';

/** Cached until the file changes; an unreadable file has none. */
function rereading<T>(file: string, read: (bytes: Buffer) => T): () => T | undefined {
  let seen = 0;
  let value: T | undefined;
  return () => {
    try {
      const { mtimeMs } = statSync(file);
      if (mtimeMs !== seen) value = read(readFileSync(file));
      seen = mtimeMs;
    } catch {
      value = undefined;
      seen = 0;
    }
    return value;
  };
}

/** Languages share nearly all rules: each is written once, and comes before the paints that it is for. */
export function paintsIn<T>(bytes: Buffer): T {
  let all: readonly string[] = [];
  const { paints } = JSON.parse(bytes.toString(), (key, value: unknown) => {
    if (key === 'allRules') all = value as string[];
    return key === 'rules' ? (value as number[]).map((place) => all[place] ?? '') : value;
  }) as { paints: T };
  return paints;
}

export interface Paints {
  shell: () => ShellPaints | undefined;
  /** For a live version with local files, and only if they match its release. */
  remote: (release: Pick<Release, 'base' | 'files'>) => ScreenPaints | undefined;
}

const hashOf = (bytes: Buffer): string => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

/** The prepared paints of a folder of pages. */
export function readPaints(webDir: string): Paints {
  const shell = rereading(join(webDir, 'shell', PAINT_FILE), (bytes) => paintsIn<ShellPaints>(bytes));
  const versions = new Map<string, ScreenPaints>();
  const remote: Paints['remote'] = ({ base, files }) => {
    const { [PAINT_FILE]: hash } = files;
    if (hash === undefined || !/^\/remotes\/[\w.-]+\/[\w.-]+\/$/.test(base)) return undefined;
    const known = versions.get(hash);
    if (known) return known;
    try {
      const bytes = readFileSync(join(webDir, base, PAINT_FILE));
      if (hashOf(bytes) !== hash) return undefined;
      const paints = paintsIn<ScreenPaints>(bytes);
      versions.set(hash, paints);
      return paints;
    } catch {
      return undefined;
    }
  };
  return { shell, remote };
}
