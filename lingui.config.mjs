import { formatter } from '@lingui/format-po';

import { remoteNames } from './shared/build/paths.mjs';

const exclude = ['**/node_modules/**', '**/*.test.*', '**/generated/**'];
/** What the login page must not carry, and a catalogue of its own therefore holds. */
const apart = ['**/shell/src/account/**', '**/shared/ui/words/**'];

/** @param {string} folder @param {string[]} rooms @param {string[]} without */
const catalogue = (folder, rooms = [], without = []) => ({
  path: `<rootDir>/${folder}/locales/{locale}`,
  include: [`<rootDir>/${folder}`, ...rooms.map((room) => `<rootDir>/shared/${room}`)],
  exclude: [...exclude, ...without],
});

/**
 * One catalogue per workspace, and one for the account, which most visits never open. The shell's also holds the words of
 * the rooms, which travel with it; but those of `ui/words` belong to the catalogue of whoever shows them.
 */
export default {
  sourceLocale: 'fr',
  locales: ['fr', 'en'],
  // Without line numbers a catalogue changes only when a text does.
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
  catalogs: [
    catalogue('shell/src', ['client', 'events', 'forms', 'i18n', 'remotes', 'routes', 'theme', 'ui'], apart),
    catalogue('shell/src/account', ['ui/words']),
    ...remoteNames().map((name) => catalogue(`${name}/src`)),
  ],
};
