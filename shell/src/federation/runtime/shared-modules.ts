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

import * as router from './offered-router';

/** What the product's chunk brings anyway. */
const bundled = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-router-dom': router,
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
const onDemand: Readonly<Record<string, () => Promise<object>>> = {
  '@passerelle/shared/charts': () => import('@passerelle/shared/charts'),
  '@passerelle/shared/forms': () => import('@passerelle/shared/forms'),
  '@passerelle/shared/ui/fields': () => import('@passerelle/shared/ui/fields'),
  '@passerelle/shared/ui/mui/overlays': () => import('@passerelle/shared/ui/mui/overlays'),
};

/** Those that are there. */
const modules = new Map<string, object>(Object.entries(bundled));
const onTheirWay = new Map<string, Promise<object>>();

/** What the page shares, by the names that remotes take it by. */
export const sharedNames: readonly string[] = [...Object.keys(bundled), ...Object.keys(onDemand)];

/** What a shared module has to offer: nothing when there is none of that name, undefined while it is not known. */
export function namesOf(name: string): readonly string[] | undefined {
  const module = modules.get(name);
  if (module) return Object.keys(module);
  return name in onDemand ? undefined : (ENTRY_RUNTIME[name] ?? []);
}

async function fetchShared(name: string): Promise<object> {
  try {
    const load = onDemand[name];
    if (!load) throw new Error(`The shell shares no ${name}`);
    const module = await load();
    modules.set(name, module);
    return module;
  } finally {
    // One that did not come is asked for again by the next who needs it.
    onTheirWay.delete(name);
  }
}

/** The one copy of a module that shell and remotes have in common: at once where it is there. */
export function takeShared(name: string): object | Promise<object> {
  const known = modules.get(name) ?? onTheirWay.get(name);
  if (known) return known;
  const coming = fetchShared(name);
  onTheirWay.set(name, coming);
  return coming;
}
