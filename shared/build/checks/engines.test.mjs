/** @jest-environment node */
import { join } from 'node:path';

import { minVersion, satisfies } from 'semver';

import { readJson, root } from '../paths.mjs';

describe('the packages', () => {
  it('all run on the oldest Node that is named: npm would warn of each that does not', () => {
    const { engines } = readJson(join(root, 'package.json'));
    const oldest = minVersion(engines.node).version;
    const { packages } = readJson(join(root, 'package-lock.json'));
    const tooNew = Object.entries(packages).filter(([, { engines: own }]) => own?.node && !satisfies(oldest, own.node));

    expect(Object.keys(packages).length).toBeGreaterThan(500);
    expect(tooNew.map(([path, { version }]) => `${path} ${version}`)).toEqual([]);
  });
});
