import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Build } from '@passerelle/shared/contract/remotes';

import { integrityOf } from '../../shared/build/webpack/integrity-of.mjs';
import { globalName } from '../../shared/build/webpack/remote.mjs';
import { outside } from '../support/product';

/** A text that differs between the versions, so that a journey can tell them apart. */
export const headingOf = (version: string): string => `Mentors disponibles, version ${version}`;

/**
 * Another version of the remote from outside, as its team would build it: made from the built one, because a build takes
 * longer than the journeys that need it.
 */
export function nextVersion(version: string): string {
  const folder = mkdtempSync(join(tmpdir(), `mentoring-${version}-`));
  cpSync(outside, folder, { recursive: true });
  const build = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as Build;
  const global = globalName(build.name, version);
  const files = { ...build.files };
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js')) continue;
    const text = readFileSync(join(folder, name), 'utf8');
    const changed = text.replaceAll(build.global, global).replaceAll('Mentors disponibles', headingOf(version));
    writeFileSync(join(folder, name), changed);
    if (name in files) files[name] = integrityOf(Buffer.from(changed));
  }
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ ...build, version, global, files }, null, 2));
  return folder;
}
