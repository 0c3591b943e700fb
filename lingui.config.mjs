import { formatter } from '@lingui/format-po';

import { reached, readGraph } from './shared/build/lib/source-graph.mjs';
import { remoteNames } from './shared/build/paths.mjs';
import { readTextLocales } from './shared/build/lib/text-locales.mjs';

const exclude = ['**/node_modules/**', '**/*.test.*', '**/generated/**'];

const account = ['shell/src/features/account', 'shared/ui/words'];
/** What those see who have a second factor, or set one up. */
const secondFactor = 'shell/src/features/second-factor';
/** What is shown behind the login page only. */
const product = [
  ...['forgotten-password', 'reset-password', 'email-change', 'email-link', 'terms', 'legal', 'session-end'].map(
    (name) => `features/${name}`,
  ),
  ...['product', 'features/notifications', 'federation', 'layouts/header', 'layouts/menu'],
  'features/consent/privacy-choice.tsx',
].map((name) => `shell/src/${name}`);
const productRooms = ['charts', 'forms/phone', 'forms/phone-field.tsx', 'forms/visible-to-companion.tsx'].map(
  (name) => `shared/${name}`,
);
/** The pieces of the kits that a package bundles: their words lie in its own catalogue, so that it can be deployed alone. */
const kits = ['shared/ui/data', 'shared/ui/picker', 'shared/ui/table', 'shared/wizard'];
const graph = readGraph();
const kitsOf = (pack) => kits.flatMap((folder) => reached(graph, pack, folder));
/** What the login page must not carry, and catalogues of their own therefore hold. */
const apart = [...account, secondFactor, ...product, ...productRooms, ...kits].map(
  (path) => `**/${path}${path.endsWith('.tsx') ? '' : '/**'}`,
);

/** @param {string} folder @param {string[]} sources @param {string[]} without */
const catalogue = (folder, sources = [folder], without = []) => ({
  path: `<rootDir>/${folder}/locales/{locale}`,
  include: sources.map((source) => `<rootDir>/${source}`),
  exclude: [...exclude, ...without],
});

/** Enumerations that the screens of a remote show. */
const named = {
  'mfe-contacts': ['person', 'contact', 'job'],
  'mfe-networking': ['contact', 'job'],
};
const wordsOf = (remote) => (named[remote] ?? []).map((name) => `shared/ui/words/${name}-words.ts`);

const rooms = ['charts', 'client', 'events', 'forms', 'i18n', 'remotes', 'routes', 'theme', 'ui'].map(
  (room) => `shared/${room}`,
);

/**
 * One catalogue per workspace; of the shell's words those behind the login page lie apart, and those of the account, which
 * most visits never open. The shell's also holds the words of the rooms, which travel with it; but those of `ui/words`
 * and of the kits in `ui/data` belong to the catalogues of whoever shows them.
 */
export default {
  sourceLocale: 'fr',
  locales: readTextLocales(),
  // Without line numbers a catalogue changes only when a text does.
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
  catalogs: [
    catalogue('shell/src', ['shell/src', ...rooms], apart),
    catalogue('shell/src/product', [...product, ...productRooms, ...kits]),
    catalogue('shell/src/features/account', account),
    catalogue(secondFactor),
    ...remoteNames().map((name) => catalogue(`${name}/src`, [`${name}/src`, ...wordsOf(name), ...kitsOf(name)])),
  ],
};
