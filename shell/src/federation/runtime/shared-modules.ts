import * as linguiCore from '@lingui/core';
import * as linguiReact from '@lingui/react';
import * as client from '@passerelle/shared/client';
import { ENTRY_RUNTIME } from '@passerelle/shared/contract/remotes';
import * as events from '@passerelle/shared/events';
import * as i18n from '@passerelle/shared/i18n';
import * as remotes from '@passerelle/shared/remotes';
import * as routes from '@passerelle/shared/routes';
import * as ui from '@passerelle/shared/ui';
import * as icon from '@passerelle/shared/ui/icon';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';

/** What the product's chunk brings anyway. */
const bundled = {
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
const onDemand = {
  '@passerelle/shared/charts': () => import('@passerelle/shared/charts'),
  '@passerelle/shared/forms': () => import('@passerelle/shared/forms'),
  '@passerelle/shared/ui/mui/extras': () => import('@passerelle/shared/ui/mui/extras'),
  '@passerelle/shared/ui/mui/inputs': () => import('@passerelle/shared/ui/mui/inputs'),
  '@passerelle/shared/ui/mui/overlays': () => import('@passerelle/shared/ui/mui/overlays'),
  '@passerelle/shared/ui/mui/table': () => import('@passerelle/shared/ui/mui/table'),
};

const names = new Map<string, readonly string[]>([
  ...Object.entries(bundled).map(([name, module]) => [name, Object.keys(module)] as const),
  ...Object.entries(ENTRY_RUNTIME),
]);

/** What a shared module has to offer: nothing when there is none of that name, undefined while it is not known. */
export const namesOf = (name: string): readonly string[] | undefined =>
  names.get(name) ?? (name in onDemand ? undefined : []);

const shareConfig = { singleton: true, requiredVersion: false as const };

/**
 * The one copy of each module that shell and remotes have in common, in the form the federation runtime takes. `onFailure`
 * is called once the runtime knows that one did not come.
 */
export function sharedModules(onFailure: () => void) {
  const fetchModule = async (name: string, load: () => Promise<object>): Promise<() => object> => {
    try {
      const module = await load();
      names.set(name, Object.keys(module));
      return () => module;
    } catch (error) {
      setTimeout(onFailure);
      throw error;
    }
  };
  return {
    ...Object.fromEntries(
      Object.entries(bundled).map(([name, module]) => [name, { version: '1.0.0', lib: () => module, shareConfig }]),
    ),
    ...Object.fromEntries(
      Object.entries(onDemand).map(([name, load]) => [
        name,
        { version: '1.0.0', get: () => fetchModule(name, load), shareConfig },
      ]),
    ),
  };
}
