import * as linguiCore from '@lingui/core';
import * as linguiReact from '@lingui/react';
import * as svgIcon from '@mui/material/SvgIcon';
import type { init } from '@module-federation/enhanced/runtime';
import * as client from '@passerelle/shared/client';
import * as events from '@passerelle/shared/events';
import * as i18n from '@passerelle/shared/i18n';
import * as remotes from '@passerelle/shared/remotes';
import * as routes from '@passerelle/shared/routes';
import * as ui from '@passerelle/shared/ui';
import * as urlState from '@passerelle/shared/url-state';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import * as swr from 'swr';

import * as emotion from './offered-emotion';
import * as router from './offered-router';

/** Set by the build: the installed version of each shared module, and whether the page has to hold one copy of it. */
declare const SHARED_MODULES: Readonly<Record<string, { version: string; singleton: boolean }>>;

/** Modules of the product's chunk. */
const bundled: Readonly<Record<string, object>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-router-dom': router,
  swr,
  '@emotion/react': emotion,
  '@lingui/core': linguiCore,
  '@lingui/react': linguiReact,
  '@passerelle/shared/client': client,
  '@passerelle/shared/events': events,
  '@passerelle/shared/i18n': i18n,
  '@passerelle/shared/remotes': remotes,
  '@passerelle/shared/routes': routes,
  '@passerelle/shared/ui': ui,
  '@passerelle/shared/url-state': urlState,
  '@mui/material/SvgIcon': svgIcon,
};

/** Modules that load with the first screen that needs them: those of one chunk name, which reporting needs, as one file. */
const onDemand: Readonly<Record<string, () => Promise<object>>> = {
  luxon: () => import('luxon'),
  '@passerelle/shared/charts': () => import(/* webpackChunkName: "figures" */ '@passerelle/shared/charts'),
  '@passerelle/shared/forms': () => import('@passerelle/shared/forms'),
  '@passerelle/shared/ui/dates': () => import('@passerelle/shared/ui/dates'),
  '@passerelle/shared/ui/inputs': () => import('@passerelle/shared/ui/inputs'),
  '@passerelle/shared/ui/mui/accordion': () => import('@passerelle/shared/ui/mui/accordion'),
  '@passerelle/shared/ui/mui/choices': () => import('@passerelle/shared/ui/mui/choices'),
  '@passerelle/shared/ui/mui/collapse': () => import('@passerelle/shared/ui/mui/collapse'),
  '@passerelle/shared/ui/mui/overlays': () => import('@passerelle/shared/ui/mui/overlays'),
  '@passerelle/shared/ui/mui/progress': () =>
    import(/* webpackChunkName: "tables" */ '@passerelle/shared/ui/mui/progress'),
  '@passerelle/shared/ui/mui/stepper': () => import('@passerelle/shared/ui/mui/stepper'),
  '@passerelle/shared/ui/mui/table': () => import(/* webpackChunkName: "tables" */ '@passerelle/shared/ui/mui/table'),
  '@passerelle/shared/ui/mui/tabs': () => import('@passerelle/shared/ui/mui/tabs'),
  '@passerelle/shared/ui/mui/toggles': () =>
    import(/* webpackChunkName: "figures" */ '@passerelle/shared/ui/mui/toggles'),
  '@passerelle/shared/ui/mui/tooltip': () => import('@passerelle/shared/ui/mui/tooltip'),
};

const exported = new Map(Object.entries(bundled).map(([name, module]) => [name, Object.keys(module)]));

/** Of each shared module of which the page holds one copy. */
export const versions: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(SHARED_MODULES).flatMap(([name, { version, singleton }]) => (singleton ? [[name, version]] : [])),
);

/** Exports of a shared module: none when there is no such module, undefined while unknown. */
export const namesOf = (name: string): readonly string[] | undefined =>
  exported.get(name) ?? (name in onDemand ? undefined : []);

async function load(name: string, fetchModule: () => Promise<object>): Promise<() => object> {
  const module = await fetchModule();
  exported.set(name, Object.keys(module));
  return () => module;
}

function sharedAs(name: string, how: { lib: () => object } | { get: () => Promise<() => object> }) {
  const { version, singleton } = SHARED_MODULES[name] ?? { version: '0.0.0', singleton: true };
  return [name, { ...how, version, shareConfig: { singleton, requiredVersion: `^${version}` } }] as const;
}

/** Shared modules of the page, in the form the federation runtime takes. */
export const sharedModules = (): NonNullable<Parameters<typeof init>[0]['shared']> =>
  Object.fromEntries([
    ...Object.entries(bundled).map(([name, module]) => sharedAs(name, { lib: () => module })),
    ...Object.entries(onDemand).map(([name, fetchModule]) => sharedAs(name, { get: () => load(name, fetchModule) })),
  ]);
