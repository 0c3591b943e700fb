import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { root as repository } from './paths.mjs';
import { offered } from './shared-modules.mjs';
import { swcOptions } from './swc.mjs';

/** @param {string} file */
const inJestFolder = (file) => fileURLToPath(new URL(`./jest/${file}`, import.meta.url));

/** Published as ES modules only, which jest's CommonJS cannot load as they are. */
const esmPackages = ['ky', 'echarts', 'zrender', 'pdfjs-dist', 'typebox', 'marked'];

/**
 * The one jest configuration of shell, remotes and shared.
 * @param {{ root: string, environment?: 'jsdom' | 'node', ignore?: string[] }} options
 * @returns {import('jest').Config}
 */
export function jestPreset({ root, environment = 'jsdom', ignore = [] }) {
  // Time zone of the users: a day that was meant in UTC and computed in local time makes a test fail.
  process.env['TZ'] = 'Europe/Paris';
  const { experimental, ...plain } = swcOptions({ commonjs: true, development: true }).jsc;
  const module = { type: 'commonjs' };
  return {
    rootDir: root,
    testMatch: ['**/*.test.{ts,tsx,mjs}'],
    testPathIgnorePatterns: ['/node_modules/', '/generated/', ...ignore],
    testEnvironment: environment === 'jsdom' ? inJestFolder('environment.mjs') : 'node',
    globalSetup: inJestFolder('global-setup.mjs'),
    setupFilesAfterEnv: [join(repository, 'shared/testing/setup.ts')],
    transform: {
      '\\.po$': inJestFolder('po-transform.mjs'),
      '[/\\\\]node_modules[/\\\\].+\\.m?js$': [
        '@swc/jest',
        { jsc: { ...plain, parser: { syntax: 'ecmascript' } }, module },
      ],
      '\\.mjs$': ['@swc/jest', { jsc: { ...plain, parser: { syntax: 'ecmascript' } }, module }],
      '\\.tsx?$': ['@swc/jest', { jsc: { ...plain, experimental }, module }],
    },
    transformIgnorePatterns: [`/node_modules/(?!(?:.+/node_modules/)?(?:${esmPackages.join('|')})/)`],
    moduleNameMapper: {
      '\\.(css|woff2|svg|png|webp)$': inJestFolder('asset-stub.cjs'),
    },
    cacheDirectory: join(repository, '.cache/jest'),
    // Values that webpack defines for these names.
    globals: { MONOLITH: false, SHARED_MODULES: offered },
    restoreMocks: true,
    clearMocks: true,
    // A loaded machine is slow, not wrong.
    testTimeout: 30_000,
  };
}
