/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import webpack from 'webpack';

import { remoteNames, root } from '../paths.mjs';
import { monolithConfig } from '../webpack/monolith.mjs';
import { remoteConfig } from '../webpack/remote.mjs';
import { shellConfig } from '../webpack/shell.mjs';
import { jestPreset } from '../jest.mjs';
import { sectionsOf, tableRows } from './pages.mjs';

const card = [
  'react',
  'react-dom',
  'webpack',
  '@module-federation/enhanced',
  'react-router-dom',
  'swr',
  'ky',
  'react-final-form',
  'ajv',
  '@lingui/core',
  '@lingui/react',
  '@mui/material',
  '@emotion/react',
  'luxon',
  'pdfjs-dist',
  'echarts',
  'echarts-for-react',
  'jest',
  '@testing-library/react',
  '@playwright/test',
];

/** Paths inside a package that its own documentation tells users to import. */
const publicPaths = [
  /^@mui\/(?:material|icons-material|system)\/[A-Za-z0-9]+$/,
  /^@mui\/x-date-pickers\/[A-Za-z]+$/,
  /^react-dom\/(?:client|server)$/,
  /^react\/jsx-runtime$/,
  /^swr\/(?:infinite|mutation|immutable)$/,
  /^echarts\/(?:core|charts|components|features|renderers)$/,
  /^echarts-for-react\/(?:lib|esm)\/core$/,
  /^pdfjs-dist\/(?:legacy\/)?(?:web\/pdf_viewer\.(?:mjs|css)|build\/pdf(?:\.worker)?(?:\.min)?\.mjs)$/,
  /^@module-federation\/enhanced\/(?:webpack|runtime)$/,
  /^ajv\/dist\/(?:standalone|2019|2020)(?:\.js|\/index\.js)?$/,
  /^@lingui\/(?:(?:core|react)\/macro|cli\/api)$/,
];
const watched =
  /^(?:@mui|@emotion|@module-federation|@lingui|react|react-dom|react-router-dom|react-final-form|swr|ky|ajv|luxon|pdfjs-dist|echarts|echarts-for-react)(?:$|\/)/;

const importPattern =
  /(?:\bfrom\s+|\bimport\(\s*(?:\/\*.*?\*\/\s*)?|^import\s+|jest\.requireActual\()['"]([^'".][^'"]*)['"]/gm;

const folders = ['shared', 'shell', 'api', 'e2e', ...remoteNames()];
const skipped = /(?:^|\/)(?:node_modules|dist|generated|skeleton)\//;
const sources = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !skipped.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') })),
);
const imports = sources.flatMap(({ file, text }) =>
  [...text.matchAll(importPattern)].map(([, request = '']) => ({ file, request })),
);
const packageOf = (/** @type {string} */ request) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

describe("the owner's packages", () => {
  it.each(card)('%s is imported by the product or its tools, as its row says', (name) => {
    const rows = tableRows(
      sectionsOf(readFileSync(join(root, 'docs/dependencies.md'), 'utf8')).get("The owner's packages") ?? '',
    );
    const [, , where = ''] = rows.find(([cell = '']) => cell.split(', ').includes(`\`${name}\``)) ?? [];
    const places = [...where.matchAll(/`([^`]+)`/g)].map(([, place = '']) => place);
    expect(places).not.toEqual([]);
    const users = imports.filter(({ request }) => packageOf(request) === name).map(({ file }) => file);
    const unused = places.filter((place) => !users.some((file) => file.startsWith(place)));
    // Jest is started from the command line and imported nowhere.
    expect(name === 'jest' ? [] : unused).toEqual([]);
  });

  it('are imported by their public paths', () => {
    const inside = imports.filter(({ request }) => watched.test(request) && packageOf(request) !== request);
    expect(inside.length).toBeGreaterThan(100);
    expect(inside.filter(({ request }) => !publicPaths.some((path) => path.test(request)))).toEqual([]);
  });

  it('are the same files in the product as in the tests', () => {
    const options = { out: join(root, '.build/none') };
    const configs = [
      shellConfig(options),
      monolithConfig(options),
      remoteConfig({ context: join(root, 'mfe-contacts'), ...options }),
    ];
    const replaced = configs.flatMap(({ resolve, plugins = [] }) => [
      ...Object.keys(resolve?.alias ?? {}),
      ...plugins.flatMap((plugin) =>
        plugin instanceof webpack.NormalModuleReplacementPlugin ? [String(plugin.resourceRegExp)] : [],
      ),
    ]);
    // The one bundle of the benches has a list of remotes in place of an empty one.
    expect(replaced).toEqual(['/\\/monolith-remotes$/']);
    // In tests, files that are no scripts are stubs.
    expect(Object.keys(jestPreset({ root }).moduleNameMapper ?? {})).toEqual(['\\.(css|woff2|svg|png|webp)$']);
  });
});
