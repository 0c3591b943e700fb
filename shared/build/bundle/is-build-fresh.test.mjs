/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @type {string} */
let mockRoot;
jest.mock('../paths.mjs', () => ({
  get root() {
    return mockRoot;
  },
  get buildDir() {
    return `${mockRoot}/.build`;
  },
  get liveOut() {
    return `${mockRoot}/.build/live`;
  },
  remoteNames: () => ['mfe-contacts'],
}));

/** A checkout that was built, and a process that looks at it: what one has read of the sources it does not read again. */
function look() {
  jest.resetModules();
  return require('./is-build-fresh.mjs');
}
const write = (/** @type {string} */ file, text = file) => {
  mkdirSync(join(mockRoot, file, '..'), { recursive: true });
  writeFileSync(join(mockRoot, file), text);
};

describe('a whole build', () => {
  beforeEach(() => {
    mockRoot = mkdtempSync(join(tmpdir(), 'is-build-fresh-test-'));
    process.env.RELEASE_PUBLIC_KEYS = 'a key';
    for (const file of ['shell/src/main.ts', 'mfe-contacts/remote.json', 'shared/ui/page.ts', 'api/src/main.ts'])
      write(file);
    for (const file of ['.build/api/main.js', '.build/live/mfe-contacts.json']) write(file);
    look().markBuildFresh([join(mockRoot, '.build/api/main.js')]);
  });
  afterEach(() => {
    rmSync(mockRoot, { recursive: true });
    delete process.env.RELEASE_PUBLIC_KEYS;
  });

  it('Given nothing that has changed, When the server is started, Then there is nothing to look at again', () => {
    write('shared/ui/page.test.ts');
    expect(look().isBuildFresh()).toBe(true);
  });

  it.each([
    ['a source', () => write('shared/ui/page.ts', 'other')],
    ['a new source', () => write('api/src/domains/new.ts')],
    ['a pointer, by a deployment', () => write('.build/live/mfe-contacts.json', 'other')],
    ['a key that the shell is to trust', () => (process.env.RELEASE_PUBLIC_KEYS = 'another key')],
    ['a product that is gone', () => rmSync(join(mockRoot, '.build/api/main.js'))],
    ['a folder that was never built', () => rmSync(join(mockRoot, '.build'), { recursive: true })],
  ])('Given %s, When the server is started, Then each build looks at its part', (_what, change) => {
    change();
    expect(look().isBuildFresh()).toBe(false);
  });
});
