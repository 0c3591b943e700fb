import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { packagesOutside } from '../../../shared/build/bundle/api-bundle.mjs';
import { inProduct } from './compose-file';

/** A pattern of an ignore file, as a pattern of the paths that it and everything below it have. */
function asExpression(pattern: string): RegExp {
  const text = pattern
    .replace(/^\//, '')
    .replace(/\/$/, '')
    .replaceAll(/[.+()]/g, String.raw`\$&`);
  const parts = text.replaceAll('**/', '\0').replaceAll('*', '[^/]*').replaceAll('\0', '(.*/)?');
  return new RegExp(`^${parts}(/|$)`);
}

/** True if `.dockerignore` keeps the file in the build context; the last matching rule decides. */
function isSent(folder: string, path: string): boolean {
  const lines = readFileSync(inProduct(join(folder, '.dockerignore')), 'utf8').split('\n');
  const rules = lines.filter((line) => line && !line.startsWith('#'));
  const last = rules.findLast((rule) => asExpression(rule.replace(/^!/, '')).test(path));
  return last === undefined || last.startsWith('!');
}

const secrets = [
  '.env',
  '.env.production',
  'backup/database.dump',
  'backup/settings.tar.gz',
  'database.dump',
  '.git/HEAD',
];

test('nothing that an installation writes beside the product is sent to a build', () => {
  const inside = ['.docker/secrets/release_key.pem', '.docker/certificates/privkey.pem', '.data/secret', 'api/.env'];
  expect([...secrets, ...inside].filter((path) => isSent('.', path))).toEqual([]);
  const inSettings = ['secrets/release_key.pem', 'certificates/privkey.pem', 'backup/database.dump'];
  expect(inSettings.filter((path) => isSent('.docker', path))).toEqual([]);
});

test('the sources of the images are in the build context', () => {
  const sources = [
    'package.json',
    'package-lock.json',
    '.npmrc',
    'lingui.config.mjs',
    'shared/lingui.config.mjs',
    'tsconfig.base.json',
    'e2e/package.json',
    'api/src/main.ts',
    'api/demo-content/organization.json',
    'mfe-contacts/src/remote.ts',
    'mfe-contacts/remote.json',
    'shared/build/cli/deploy.mjs',
    'shell/src/bootstrap.tsx',
    '.docker/release-missing.mjs',
    '.docker/with-token.sh',
  ];
  expect(sources.filter((path) => !isSent('.', path))).toEqual([]);
  expect(
    ['gateway/start.sh', 'nginx/common.conf', 'remote/start.sh'].filter((path) => !isSent('.docker', path)),
  ).toEqual([]);
});

test('a backup gets into no commit', () => {
  const rules = readFileSync(inProduct('.gitignore'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const isIgnored = (path: string) => rules.some((rule) => asExpression(rule).test(path));
  expect(secrets.filter((path) => path !== '.git/HEAD' && path !== '.env.production' && !isIgnored(path))).toEqual([]);
});

test('the image of the server has every package that the server asks for, and no other of this repository', () => {
  const folder = mkdtempSync(join(tmpdir(), 'passerelle-manifests-'));
  try {
    execFileSync(process.execPath, [inProduct('.docker/server-manifests.mjs'), folder]);
    const manifest = JSON.parse(readFileSync(join(folder, 'api/package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const installed = Object.keys(manifest.dependencies);
    // All others are in the bundle. Of these, pg only tries one, and containers have PostgreSQL in place of the other.
    const asked = packagesOutside.filter((name) => !['pg-native', '@electric-sql/pglite'].includes(name));
    expect(asked.length).toBeGreaterThan(1);
    expect(asked.filter((name) => !installed.includes(name))).toEqual([]);
    expect(installed.filter((name) => name.startsWith('@passerelle/'))).toEqual([]);
    expect(
      (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { workspaces: string[] }).workspaces,
    ).toEqual(['api']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('packages are installed before the sources are copied', () => {
  const lines = readFileSync(inProduct('Dockerfile'), 'utf8').split('\n');
  const stage = lines.slice(lines.findIndex((line) => line.endsWith('AS sources')));
  const install = stage.findIndex((line) => line.startsWith('RUN npm install'));
  expect(install).toBeGreaterThan(0);
  expect(stage.indexOf('COPY . .')).toBeGreaterThan(install);
});
