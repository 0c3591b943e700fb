import { fileURLToPath } from 'node:url';

import { readJson } from './paths.mjs';

/**
 * The modules of which the page holds one copy: the shell provides them, the remotes consume them.
 * Of our own they are rooms of `shared`, not the whole of it: what a room does not re-export never travels, nor of the
 * router and Emotion what `offered-router.ts` and `offered-emotion.ts` in `shell/src/federation/host` do not name. `ui/data` is
 * none of them: it keeps no state, so that every remote bundles the pieces it uses.
 * The shell's counterpart is `shell/src/federation/host/shared-modules.ts`; a test holds the two equal.
 */
export const sharedModules = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  'swr',
  '@emotion/react',
  '@lingui/core',
  '@lingui/react',
  '@mui/material/SvgIcon',
  '@passerelle/shared/charts',
  '@passerelle/shared/client',
  '@passerelle/shared/events',
  '@passerelle/shared/forms',
  '@passerelle/shared/i18n',
  '@passerelle/shared/remotes',
  '@passerelle/shared/routes',
  '@passerelle/shared/ui',
  '@passerelle/shared/ui/dates',
  '@passerelle/shared/ui/inputs',
  '@passerelle/shared/ui/mui/accordion',
  '@passerelle/shared/ui/mui/choices',
  '@passerelle/shared/ui/mui/collapse',
  '@passerelle/shared/ui/mui/overlays',
  '@passerelle/shared/ui/mui/progress',
  '@passerelle/shared/ui/mui/stepper',
  '@passerelle/shared/ui/mui/table',
  '@passerelle/shared/ui/mui/tabs',
  '@passerelle/shared/ui/mui/toggles',
  '@passerelle/shared/ui/mui/tooltip',
  '@passerelle/shared/url-state',
];

/** Offered as well; a remote that needs another version of one brings its own copy. */
const offeredModules = ['luxon'];

const { version: ofRooms, dependencies } = readJson(fileURLToPath(new URL('../package.json', import.meta.url)));

/**
 * The installed version of a shared module: dependencies are pinned.
 * @param {string} module
 * @returns {string}
 */
const versionOf = (module) => {
  const name = module.split('/', module.startsWith('@') ? 2 : 1).join('/');
  return name === '@passerelle/shared' ? ofRooms : dependencies[name];
};

/**
 * Modules that the shell registers in the share scope.
 * @type {Record<string, { version: string, singleton: boolean }>}
 */
export const offered = Object.fromEntries([
  ...sharedModules.map((module) => [module, { version: versionOf(module), singleton: true }]),
  ...offeredModules.map((module) => [module, { version: versionOf(module), singleton: false }]),
]);

/** Modules that a remote consumes: the copy of the page, of the version that it was built with or a later one that fits. */
export const consumed = Object.fromEntries(
  sharedModules.map((module) => [
    module,
    { import: /** @type {const} */ (false), singleton: true, requiredVersion: `^${versionOf(module)}` },
  ]),
);

/**
 * @param {readonly string[]} modules
 * @returns {Record<string, string>}
 */
export const rangesOf = (modules) => Object.fromEntries(modules.map((module) => [module, `^${versionOf(module)}`]));
