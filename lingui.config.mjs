import { formatter } from '@lingui/format-po';

import { remoteNames } from './shared/build/paths.mjs';
import { readTextLocales } from './shared/build/lib/text-locales.mjs';

/** What the login page may show, and every page that says what broke: the words of the main chunk. */
const everyDocument = [
  'boot',
  'entrypoints',
  'errors',
  'features/consent',
  'features/login',
  'layouts/frame',
  'layouts/public',
  'loading',
  'session',
].map((folder) => `shell/src/${folder}`);
/** Shared by the shell with its remotes. */
const rooms = ['charts', 'client', 'events', 'forms', 'i18n', 'remotes', 'routes', 'theme', 'ui'].map(
  (room) => `shared/${room}`,
);
/** Bundled by each remote, and by the shell, with their words: `withKitWords` in `shared/locales`. */
const kits = [
  'shared/forms/languages',
  'shared/ui/bridge',
  'shared/ui/data',
  'shared/ui/picker',
  'shared/ui/table',
  'shared/ui/words',
  'shared/wizard',
];
/** Parts of the shell that most visits do not open. */
const apart = ['shell/src/features/account', 'shell/src/features/second-factor'];

/** @param {string} folder @param {string[]} [sources] @param {string[]} [without] */
const catalogue = (folder, sources = [folder], without = []) => ({
  path: `<rootDir>/${folder}/locales/{locale}`,
  include: sources.map((source) => `<rootDir>/${source}`),
  exclude: ['**/node_modules/**', '**/*.test.*', '**/generated/**', ...without.map((source) => `**/${source}/**`)],
});

/** One catalogue per remote, one per part of the shell, and one of the kits. */
export default {
  sourceLocale: 'fr',
  locales: readTextLocales(),
  // Without line numbers a catalogue changes only when a text does.
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
  catalogs: [
    catalogue('shell/src', [...everyDocument, ...rooms], kits),
    catalogue('shell/src/product', ['shell/src'], [...everyDocument, ...apart]),
    ...apart.map((folder) => catalogue(folder)),
    catalogue('shared', kits),
    ...remoteNames().map((name) => catalogue(`${name}/src`)),
  ],
};
