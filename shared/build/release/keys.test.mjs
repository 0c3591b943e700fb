/** @jest-environment node */
import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { makePair, privateKey, publicHalf, publicKeys } from './keys.mjs';
import { aKey, discardTemp, tempFolder } from './testing/a-build.mjs';

afterAll(discardTemp);

describe('a pair of keys', () => {
  it('is made once: who comes second leaves it as it is', () => {
    const folder = join(tempFolder(), 'keys');

    expect(makePair(folder)).toBe(true);
    const first = readFileSync(join(folder, 'release.pem'), 'utf8');
    expect(makePair(folder)).toBe(false);

    expect(readFileSync(join(folder, 'release.pem'), 'utf8')).toBe(first);
    expect(readdirSync(dirname(folder))).toEqual(['keys']);
  });

  it('is of two halves that belong together, the private one readable to its owner alone', () => {
    const folder = join(tempFolder(), 'keys');
    makePair(folder);
    const file = join(folder, 'release.pem');

    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(publicHalf(privateKey({ RELEASE_KEY: file }))).toBe(
      readFileSync(join(folder, 'release.pub'), 'utf8').trim(),
    );
  });
});

describe('the key that is signed with', () => {
  const pem = aKey();

  it('is read from a file, or from the environment, also where that has lost its line breaks', () => {
    const file = join(tempFolder(), 'a.pem');
    writeFileSync(file, pem);
    const halves = [file, pem, pem.replaceAll('\n', '\\n')].map((RELEASE_KEY) =>
      publicHalf(privateKey({ RELEASE_KEY })),
    );

    expect(new Set(halves).size).toBe(1);
  });

  it('is refused in words when it is missing, or none', () => {
    expect(() => privateKey({ RELEASE_KEY: '/nowhere/a.pem' })).toThrow(
      'names /nowhere/a.pem, and there is no such file',
    );
    const { privateKey: other } = generateKeyPairSync('ed25519');
    const wrong = other.export({ type: 'pkcs8', format: 'pem' }).toString();
    expect(() => privateKey({ RELEASE_KEY: wrong })).toThrow('no private key on the curve P-256');
  });
});

describe('the keys that a shell trusts', () => {
  it('are those that are named, or the counterpart of the one that is signed with', () => {
    const RELEASE_KEY = aKey();

    expect(publicKeys({ RELEASE_KEY, RELEASE_PUBLIC_KEYS: ' new, old ,' })).toEqual(['new', 'old']);
    expect(publicKeys({ RELEASE_KEY })).toEqual([publicHalf(privateKey({ RELEASE_KEY }))]);
  });
});
