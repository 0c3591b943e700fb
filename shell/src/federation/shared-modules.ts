import * as linguiCore from '@lingui/core';
import * as linguiReact from '@lingui/react';
import * as client from '@passerelle/shared/client';
import * as events from '@passerelle/shared/events';
import * as i18n from '@passerelle/shared/i18n';
import * as remotes from '@passerelle/shared/remotes';
import * as routes from '@passerelle/shared/routes';
import * as ui from '@passerelle/shared/ui';
import * as icon from '@passerelle/shared/ui/icon';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';

/** What the shell's first load holds anyway. */
const held = {
  react,
  'react/jsx-runtime': jsxRuntime,
  '@lingui/core': linguiCore,
  '@lingui/react': linguiReact,
  '@passerelle/shared/client': client,
  '@passerelle/shared/events': events,
  '@passerelle/shared/i18n': i18n,
  '@passerelle/shared/remotes': remotes,
  '@passerelle/shared/routes': routes,
  '@passerelle/shared/ui': ui,
  '@passerelle/shared/ui/icon': icon,
};

/** What comes with the first screen that asks for it. */
const fetched = {
  '@passerelle/shared/forms': () => import('@passerelle/shared/forms'),
  '@passerelle/shared/ui/data': () => import('@passerelle/shared/ui/data'),
};

const shareConfig = { singleton: true, requiredVersion: false as const };

/** The one copy of each module that shell and remotes have in common, in the form the federation runtime takes. */
export const sharedModules = {
  ...Object.fromEntries(
    Object.entries(held).map(([name, module]) => [name, { version: '1.0.0', lib: () => module, shareConfig }]),
  ),
  ...Object.fromEntries(
    Object.entries(fetched).map(([name, load]) => [
      name,
      { version: '1.0.0', get: async () => load().then((module) => () => module), shareConfig },
    ]),
  ),
};
