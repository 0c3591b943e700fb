/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import webpack from 'webpack';

import { remoteNames, root } from '../paths.mjs';
import { servedAt } from '../webpack/dev-server.mjs';
import { refreshedRemote, refreshedShell } from '../webpack/fast-refresh.mjs';
import { monolithConfig } from '../webpack/monolith.mjs';
import { paintConfig } from '../webpack/paint.mjs';
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
/** Used by tests; all others count where the product or its build imports them. */
const ofTests = new Set(['jest', '@testing-library/react', '@playwright/test']);
const isTest = (/** @type {string} */ file) =>
  /\.(?:test|spec|test-helper)\.|(?:^|\/)(?:testing|jest)\/|(?:^|\/)jest\.config\.|^e2e\//.test(file);

/** Paths inside a package that its own documentation tells users to import. */
const publicPaths = [
  /^@mui\/(?:material|icons-material|system)\/[A-Za-z0-9]+$/,
  /^@mui\/x-date-pickers\/[A-Za-z]+$/,
  /^react-dom\/(?:client|server)$/,
  /^react\/jsx-runtime$/,
  /^swr\/(?:infinite|mutation|immutable)$/,
  /^echarts\/(?:core|charts|components|features|renderers)$/,
  /^echarts-for-react\/(?:lib|esm)\/core$/,
  // Says where the package is, whose fonts and decoders are copied.
  /^pdfjs-dist\/package\.json$/,
  /^pdfjs-dist\/(?:legacy\/)?(?:web\/pdf_viewer\.(?:mjs|css)|build\/pdf(?:\.worker)?(?:\.min)?\.mjs)$/,
  /^@module-federation\/enhanced\/(?:webpack|runtime)$/,
  /^ajv\/dist\/(?:standalone|2019|2020)(?:\.js|\/index\.js)?$/,
  /^@lingui\/(?:(?:core|react)\/macro|cli\/api)$/,
];

const importPattern =
  /(?:\bfrom\s+|\bimport\(\s*(?:\/\*.*?\*\/\s*)?|^import\s+|\brequire(?:\.resolve)?\(\s*|\bimport\.meta\.resolve\(\s*|\bjest\.\w+\(\s*|\bnew URL\(\s*(?=[^)]*import\.meta))['"`]([^'"`.][^'"`]*)['"`]/gm;

const folders = ['shared', 'shell', 'api', 'e2e', ...remoteNames()];
const skipped = /(?:^|\/)(?:node_modules|dist|generated|skeleton)\//;
const sources = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.(?:tsx?|[mc]?js)$/.test(file) && !skipped.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') })),
);
const imports = sources.flatMap(({ file, text }) => [
  ...[...text.matchAll(importPattern)].map(([, request = '']) => ({ file, request })),
  // Imported nowhere: its functions are globals of the tests.
  ...(/\bjest\.\w+\(/.test(text) ? [{ file, request: 'jest' }] : []),
]);
const packageOf = (/** @type {string} */ request) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
const isWatched = (/** @type {string} */ request) =>
  card.includes(packageOf(request)) || /^@(?:mui|emotion|module-federation|lingui)\//.test(request);

describe("the owner's packages", () => {
  it.each(card)('%s is imported by the product or its tools, as its row says', (name) => {
    const rows = tableRows(
      sectionsOf(readFileSync(join(root, 'docs/dependencies.md'), 'utf8')).get("The owner's packages") ?? '',
    );
    const [, , where = ''] = rows.find(([cell = '']) => cell.split(', ').includes(`\`${name}\``)) ?? [];
    const places = [...where.matchAll(/`([^`]+)`/g)].map(([, place = '']) => place);
    expect(places).not.toEqual([]);
    const users = imports
      .filter(({ file, request }) => packageOf(request) === name && isTest(file) === ofTests.has(name))
      .map(({ file }) => file);
    expect(places.filter((place) => !users.some((file) => file.startsWith(place)))).toEqual([]);
  });

  it('are imported by their public paths', () => {
    const inside = imports.filter(({ request }) => isWatched(request) && packageOf(request) !== request);
    expect(inside.length).toBeGreaterThan(100);
    expect(inside.filter(({ request }) => !publicPaths.some((path) => path.test(request)))).toEqual([]);
  });

  it('are the same files in the product as in the tests', () => {
    const options = { out: join(root, '.build/none') };
    const development = { development: true, ...options };
    const contexts = remoteNames().map((name) => join(root, name));
    const configs = [
      shellConfig(options),
      monolithConfig(options),
      paintConfig(options),
      servedAt(refreshedShell(shellConfig(development)), '/'),
      ...contexts.map((context) => remoteConfig({ context, ...options })),
      ...contexts.map((context) => servedAt(refreshedRemote(remoteConfig({ context, ...development })), '/')),
    ];
    const replaced = configs.flatMap(({ resolve, plugins = [] }) => [
      ...Object.keys(resolve?.alias ?? {}),
      ...plugins.flatMap((plugin) =>
        plugin instanceof webpack.NormalModuleReplacementPlugin ? [String(plugin.resourceRegExp)] : [],
      ),
    ]);
    // One bundle of all, of the benches and of the first paint, has a list of remotes in place of an empty one.
    expect(replaced).toEqual(['/\\/monolith-remotes$/', '/\\/monolith-remotes$/']);
    // Of remotes with settings of their own as well.
    const replacing = sources.filter(
      ({ file, text }) => file.endsWith('.mjs') && !isTest(file) && /NormalModuleReplacementPlugin|\balias:/.test(text),
    );
    expect(replacing.map(({ file }) => file)).toEqual(['shared/build/webpack/monolith.mjs']);
    // In tests, files that are no scripts are stubs.
    expect(Object.keys(jestPreset({ root }).moduleNameMapper ?? {})).toEqual(['\\.(css|woff2|svg|png|webp)$']);
  });
});
