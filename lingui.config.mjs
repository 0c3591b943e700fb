import { remoteNames } from './shared/build/paths.mjs';
import { catalogue, kits, settings } from './shared/lingui.config.mjs';

/** Words of the login page and of every error page: those of the main chunk. */
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
const rooms = ['charts', 'client', 'events', 'forms', 'i18n', 'remotes', 'routes', 'theme', 'ui', 'url-state'].map(
  (room) => `shared/${room}`,
);
const sharedKits = kits.map((kit) => `shared/${kit}`);
/** Parts of the shell that most visits do not open. */
const apart = ['shell/src/features/account', 'shell/src/features/second-factor'];

/** One catalogue per remote, one per part of the shell, one of the kits, and one of the server. */
export default {
  ...settings,
  catalogs: [
    catalogue('shell/src', [...everyDocument, ...rooms], sharedKits),
    catalogue('shell/src/product', ['shell/src'], [...everyDocument, ...apart]),
    ...apart.map((folder) => catalogue(folder, [folder])),
    catalogue('shared', sharedKits),
    ...remoteNames().map((name) => catalogue(`${name}/src`, [`${name}/src`])),
    catalogue('api/src', ['api/src']),
  ],
};
