import { formatter } from '@lingui/format-po';

import { remoteNames } from './shared/build/paths.mjs';

/** @param {string} workspace @param {string[]} rooms */
const catalogue = (workspace, rooms = []) => ({
  path: `<rootDir>/${workspace}/src/locales/{locale}`,
  include: [`<rootDir>/${workspace}/src`, ...rooms.map((room) => `<rootDir>/shared/${room}`)],
  exclude: ['**/node_modules/**', '**/*.test.*', '**/generated/**'],
});

/** One catalogue per workspace; the shell's also holds the words of the rooms, which travel with it. */
export default {
  sourceLocale: 'fr',
  locales: ['fr', 'en'],
  // Without line numbers a catalogue changes only when a text does.
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
  catalogs: [
    catalogue('shell', ['client', 'events', 'forms', 'i18n', 'remotes', 'routes', 'theme', 'ui']),
    ...remoteNames().map((name) => catalogue(name)),
  ],
};
