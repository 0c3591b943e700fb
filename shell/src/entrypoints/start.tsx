// First, before anything reads what is stored.
import '../boot/preview-storage';
// The page's, not a part's: imported once, here, so that no first screen waits for a stylesheet of its own.
import '@passerelle/shared/theme/fonts.css';
import '../plain/plain.css';

import { directionOf } from '@passerelle/shared/contract/enums/locales';
import { pathInProduct, previewBaseOf } from '@passerelle/shared/contract/rules/common/preview-address';
import { activateLocale, loadersOf, registerCatalogues } from '@passerelle/shared/i18n';
import { kitCataloguesForShell } from '@passerelle/shared/locales/for-shell';
import { prepareDirection } from '@passerelle/shared/theme';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';

import { bootData, firstLocale } from '../boot/boot-data';
import { loadEnv } from '../boot/env';
import { reportErrors } from '../errors/logs/report-errors';
import { storeLink } from '../features/email-link/stored-link';
import { whenIdle } from '../loading/when-idle';
import { messages as french } from '../locales/fr.po';
import { decideEntrypoint } from '../session/decide-entrypoint';
import { restoreReturnState, rememberReturnTo } from '../session/return-to';
import { checkSession } from '../session/session-store';
import { failedEntrypoint, entrypoints } from './entrypoints';
import { Frame } from './frame';
import { watchPaintedFocus } from './keep-focus';
import { startScreen } from './start-screen';

/** Longer than this the frame gives way to the skeleton: waiting longer would look like a standstill. */
const FIRST_SCREEN_TIMEOUT_MS = 1000;
/** Longer limit if the document already shows the screen: replacing it by a skeleton would be a step back. */
const PAINTED_SCREEN_TIMEOUT_MS = 4000;

reportErrors();
watchPaintedFocus();
const me = bootData.me === undefined ? await checkSession() : bootData.me;
const base = previewBaseOf(location.pathname);
const pathname = pathInProduct(location.pathname);
const { search, hash } = location;
const { entrypoint: name, path } = decideEntrypoint({ pathname, search, hash }, me);
if (name !== 'product') rememberReturnTo(location);
else if (me) restoreReturnState();
if (path !== `${pathname}${search}${hash}`) history.replaceState(history.state, '', `${base}${path}`);
if (name === 'reset-password' || name === 'email-change') storeLink();

const locale = firstLocale(me);
// Not remembered, since the person has not chosen it.
const words = Promise.all([
  registerCatalogues('shell', {
    ...loadersOf(
      (code) => import(/* webpackChunkName: "[request]", webpackExclude: /fr\.po$/ */ `../locales/${code}.po`),
    ),
    fr: async () => ({ messages: french }),
  }),
  // The login page shows none of these.
  name !== 'login' &&
    registerCatalogues(
      'product',
      loadersOf((code) => import(/* webpackChunkName: "product-[request]" */ `../product/locales/${code}.po`)),
    ),
  name !== 'login' && registerCatalogues('kits', kitCataloguesForShell),
]).then(() => activateLocale(locale, { remember: me !== null }));

const isPainted = document.querySelector('[data-first-paint]') !== null;
const screenTimeout = isPainted ? PAINTED_SCREEN_TIMEOUT_MS : FIRST_SCREEN_TIMEOUT_MS;
if (name === 'product') startScreen(pathInProduct(location.pathname));
const { Root, prepare } = await loadEnv().then(entrypoints[name]).catch(failedEntrypoint);
const screen = prepare?.(pathInProduct(location.pathname)).catch(() => undefined);
await Promise.all([
  words,
  prepareDirection(directionOf(locale)),
  // A screen that is there at the first render is shown at once; React holds back what replaces a loading state.
  screen && Promise.race([screen, new Promise((resolve) => setTimeout(resolve, screenTimeout))]),
]);

const element = document.getElementById('root');
if (!element) throw new Error('The document has no root');
const root = createRoot(element);
// In pieces, so that a phone answers in between: the first render of a page is by far its longest task.
startTransition(() =>
  root.render(
    <Frame>
      <Root />
    </Frame>,
  ),
);

const watch = async (): Promise<void> => {
  const { watchPage } = await import(/* webpackChunkName: "watch" */ './watch-page');
  watchPage(name);
};
// No first screen waits for it; without the network it comes when that is back.
whenIdle(() => void watch().catch(() => addEventListener('online', () => void watch(), { once: true })));
