import { formatter } from '@lingui/format-po';

import { loadedWith, reached, readGraph } from './shared/build/lib/source-graph.mjs';
import { remoteNames } from './shared/build/paths.mjs';
import { readTextLocales } from './shared/build/lib/text-locales.mjs';

const exclude = ['**/node_modules/**', '**/*.test.*', '**/generated/**'];

/** What those see who have a second factor, or set one up. */
const secondFactor = 'shell/src/features/second-factor';
/** The pieces of the kits that a package bundles: their words lie in its own catalogue, so that it can be deployed alone. */
const kits = [
  'shared/forms/languages',
  'shared/ui/bridge',
  'shared/ui/data',
  'shared/ui/picker',
  'shared/ui/table',
  'shared/wizard',
];
const rooms = ['charts', 'client', 'events', 'forms', 'i18n', 'remotes', 'routes', 'theme', 'ui'].map(
  (room) => `shared/${room}`,
);
const isIn = (/** @type {string[]} */ folders) => (/** @type {string} */ file) =>
  folders.some((folder) => file.startsWith(`${folder}/`));
const isKit = isIn(kits);
const graph = readGraph();
/** With the names of the enumerations that its screens show. */
const kitsOf = (/** @type {string} */ remote) => reached(graph, isIn([`${remote}/src`]), [...kits, 'shared/ui/words']);
/** What the shell, or a room that travels with it, shows of the kits. */
const shellKits = reached(graph, (file) => isIn(['shell/src', ...rooms])(file) && !isKit(file), kits);
const otherKits = [...graph.sources.keys()].filter((file) => isKit(file) && !shellKits.includes(file));
const account = 'shell/src/features/account';
/** Names of what can be chosen: whoever shows them has them in their own catalogue. */
const enumerations = ['shared/ui/words', 'shared/forms/languages'];
const choices = reached(graph, isIn([account]), enumerations);

/** What the login page may show, also after a while or on demand. Its words come with the shell, all others behind it. */
const login = loadedWith(
  graph,
  [
    'entrypoints/start.tsx',
    'entrypoints/watch-page.ts',
    'features/consent/consent.tsx',
    'features/login/login.screen.tsx',
    'features/second-factor/code-step.tsx',
  ].map((file) => `shell/src/${file}`),
).filter((file) => !file.startsWith(`${secondFactor}/`));

/** @param {string} folder @param {string[]} sources @param {string[]} without */
const catalogue = (folder, sources = [folder], without = []) => ({
  path: `<rootDir>/${folder}/locales/{locale}`,
  include: sources.map((source) => `<rootDir>/${source}`),
  exclude: [...exclude, ...without],
});

/** Not in the catalogue of what stands behind the login page. */
const behindLogin = [...login, ...[account, secondFactor, ...enumerations].map((folder) => `${folder}/**`)].map(
  (path) => `**/${path}`,
);

/**
 * One catalogue per workspace; of the shell's words those behind the login page lie apart, and those of the account, which
 * most visits never open. The shell's also holds the words of the rooms, which travel with it; those of `ui/words` and of the
 * kits lie in the catalogues of whoever shows them.
 */
export default {
  sourceLocale: 'fr',
  locales: readTextLocales(),
  // Without line numbers a catalogue changes only when a text does.
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
  catalogs: [
    catalogue('shell/src', login),
    catalogue('shell/src/product', ['shell/src', ...rooms], [...behindLogin, ...otherKits.map((file) => `**/${file}`)]),
    catalogue(account, [account, ...choices]),
    catalogue(secondFactor),
    ...remoteNames().map((name) => catalogue(`${name}/src`, [`${name}/src`, ...kitsOf(name)])),
  ],
};
