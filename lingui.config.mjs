import { formatter } from '@lingui/format-po';

import { remoteNames } from './shared/build/paths.mjs';

const exclude = ['**/node_modules/**', '**/*.test.*', '**/generated/**'];

const account = ['shell/src/account', 'shared/ui/words'];
/** What those see who have a second factor, or set one up. */
const secondFactor = 'shell/src/second-factor';
/** What is shown behind the login page only. */
const inside = [
  ...['forgotten-password', 'reset-password', 'email-change', 'email-link', 'terms', 'legal', 'session'],
  ...['inside', 'menu', 'notifications'],
  ...['federation', 'layouts/header', 'navigation', 'overrides'],
  ...['consent/privacy-choice.tsx', 'consent/choice-words.tsx'],
].map((name) => `shell/src/${name}`);
const insideRooms = [
  'ui/data',
  'ui/picker',
  'ui/table',
  'forms/languages',
  'forms/languages-field.tsx',
  'forms/moment',
  'forms/moment-field.tsx',
  'forms/phone',
  'forms/phone-field.tsx',
  'forms/visible-to-companion.tsx',
].map((name) => `shared/${name}`);
/** What the login page must not carry, and catalogues of their own therefore hold. */
const apart = [...account, secondFactor, ...inside, ...insideRooms].map(
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
  'mfe-contacts': ['address', 'civil', 'contact', 'job'],
  'mfe-networking': ['contact', 'job'],
};
const wordsOf = (remote) => (named[remote] ?? []).map((name) => `shared/ui/words/${name}-words.ts`);

const rooms = ['client', 'events', 'forms', 'i18n', 'remotes', 'routes', 'theme', 'ui'].map((room) => `shared/${room}`);

/**
 * One catalogue per workspace; of the shell's words those behind the login page lie apart, and those of the account, which
 * most visits never open. The shell's also holds the words of the rooms, which travel with it; but those of `ui/words`
 * belong to the catalogue of whoever shows them.
 */
export default {
  sourceLocale: 'fr',
  locales: ['fr', 'en'],
  // Without line numbers a catalogue changes only when a text does.
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
  catalogs: [
    catalogue('shell/src', ['shell/src', ...rooms], apart),
    catalogue('shell/src/inside', [...inside, ...insideRooms]),
    catalogue('shell/src/account', account),
    catalogue(secondFactor),
    ...remoteNames().map((name) => catalogue(`${name}/src`, [`${name}/src`, ...wordsOf(name)])),
  ],
};
