import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readJson, remoteNames, root } from '../paths.mjs';

/** @type {{ packages: Record<string, { version?: string, integrity?: string, resolved?: string, link?: boolean, inBundle?: boolean }> }} */
const { packages } = readJson(join(root, 'package-lock.json'));
const installed = Object.entries(packages).filter(
  ([path, { link, inBundle }]) => path.includes('node_modules/') && !link && !inBundle,
);

describe('the dependencies', () => {
  it('are each of an exact version, with a hash, from the registry', () => {
    expect(installed.length).toBeGreaterThan(500);
    const unknown = installed.filter(
      ([, { version, integrity, resolved }]) =>
        !/^\d+\.\d+\.\d+/.test(version ?? '') || !integrity?.startsWith('sha512-') || resolved !== undefined,
    );
    expect(unknown.map(([path]) => path)).toEqual([]);
  });

  it('are asked for by exact versions', () => {
    const rooms = ['.', 'shared', 'shell', 'api', 'e2e', ...remoteNames()];
    const loose = rooms.flatMap((room) => {
      const asked = JSON.parse(readFileSync(join(root, room, 'package.json'), 'utf8'));
      return Object.entries({ ...asked.dependencies, ...asked.devDependencies })
        .filter(([name, version]) => !name.startsWith('@passerelle/') && !/^\d+\.\d+\.\d+$/.test(String(version)))
        .map(([name, version]) => `${room}: ${name} ${version}`);
    });
    expect(loose).toEqual([]);
  });
});
