/** @jest-environment node */
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { apiBundle, bundleOnce, packagesOutside } from './api-bundle.mjs';

const packageOf = (/** @type {string} */ path) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];

describe('the bundle of the server', () => {
  /** @type {string} */
  let out;
  /** @type {import('esbuild').Metafile['outputs']} */
  let outputs;
  beforeAll(async () => {
    out = mkdtempSync(join(tmpdir(), 'api-bundle-test-'));
    writeFileSync(join(out, 'part-earlier-AAAAAAAA.js'), '');
    const made = await bundleOnce(apiBundle(out));
    outputs = Object.fromEntries(Object.entries(made.outputs).map(([file, output]) => [basename(file), output]));
  }, 60_000);
  afterAll(() => rmSync(out, { recursive: true }));

  const importsOf = (/** @type {string} */ file) => outputs[file]?.imports ?? [];

  it('Given a start, Then no package is looked for but those that bring files of their own', () => {
    const asked = Object.keys(outputs).flatMap((file) => importsOf(file).filter(({ external }) => external));
    const packages = asked
      .map(({ path }) => path)
      .filter((path) => !builtinModules.includes(path.replace('node:', '')));
    const others = packages.filter(
      (path) => !packagesOutside.some((one) => path === one || path.startsWith(`${one}/`)),
    );

    expect(packages).toEqual(expect.arrayContaining(['sharp', '@node-rs/argon2', '@electric-sql/pglite']));
    expect(others).toEqual([]);
  });

  it('Given the embedded database, Then its thread begins before any package but the clock’s is read', () => {
    const first = new Set(['main.js']);
    for (const file of first) {
      for (const { path, kind } of importsOf(file)) if (kind === 'import-statement') first.add(basename(path));
    }
    const inputs = [...first].flatMap((file) => Object.keys(outputs[file]?.inputs ?? {}));

    expect([...new Set(inputs.map(packageOf).filter(Boolean))]).toEqual(['luxon']);
  });

  it('Given a package that is imported late, Then its names are known, as those of one in CommonJS would not be', () => {
    // SDKs import these lazily, for platforms and browsers that the server never is.
    const ofSdks = ['@opentelemetry/resources', '@smithy/core', 'bowser'];
    const late = Object.values(outputs).filter(
      ({ entryPoint = '' }) => entryPoint.includes('node_modules/') && !ofSdks.includes(packageOf(entryPoint)),
    );

    expect(new Set(late.map(({ entryPoint = '' }) => packageOf(entryPoint)))).toEqual(new Set(['file-type', 'marked']));
    expect(late.filter(({ exports }) => exports.every((name) => name === 'default'))).toEqual([]);
  });

  it('Given an error, Then its stack names the source, and source maps are not loaded at start', () => {
    const maps = Object.keys(outputs).filter((file) => file.endsWith('.map'));
    const read = maps.map((file) => JSON.parse(readFileSync(join(out, file), 'utf8')));

    expect(read.flatMap(({ sources }) => sources)).toContainEqual(expect.stringMatching(/\/api\/src\/serve\.ts$/));
    expect(read.filter(({ sourcesContent }) => sourcesContent !== undefined)).toEqual([]);
  });

  it('Given an earlier bundle in the folder, Then what only that one had is gone', () => {
    expect(readdirSync(out)).not.toContain('part-earlier-AAAAAAAA.js');
    expect(readdirSync(out)).toContain('main.js');
  });
});
