import '@passerelle/shared/theme/fonts';

import { activateLocale, registerCatalogues } from '@passerelle/shared/i18n';
import { directionOf, prepareDirection } from '@passerelle/shared/theme';
import { createRoot } from 'react-dom/client';

import { messages as french } from '../locales/fr.po';
import { keepLink } from '../email-link/kept-link';
import { failedRoot } from '../errors/failed-root';
import { decideRoot } from '../roots/decide-root';
import { Frame } from '../roots/frame';
import { roots } from '../roots/roots';
import { whenIdle } from '../parts/when-idle';
import { checkSession } from '../session/session-store';
import { arrive, rememberWay } from '../session/way-back';
import { bootData } from './boot-data';
import { firstLocale } from './first-locale';
import { loadEnv } from './load-env';
import { startScreen } from './start-screen';
import { reportErrors } from './report-errors';

/** Longer than this the frame gives way to the skeleton: waiting longer would look like a standstill. */
const PATIENCE = 1000;

reportErrors();
const me = bootData.me === undefined ? await checkSession() : bootData.me;
const { root: name, path } = decideRoot(location, me);
if (name !== 'product') rememberWay(location);
else if (me) arrive();
if (path !== `${location.pathname}${location.search}${location.hash}`) history.replaceState(history.state, '', path);
if (name === 'reset-password' || name === 'email-change') keepLink();

const locale = firstLocale(me);
// Before anybody is known, it is nobody’s choice.
const words = Promise.all([
  registerCatalogues('shell', {
    fr: async () => ({ messages: french }),
    en: () => import(/* webpackChunkName: "en" */ '../locales/en.po'),
  }),
  // The login page shows none of these.
  name !== 'login' &&
    registerCatalogues('inside', {
      fr: () => import(/* webpackChunkName: "inside-fr" */ '../inside/locales/fr.po'),
      en: () => import(/* webpackChunkName: "inside-en" */ '../inside/locales/en.po'),
    }),
]).then(() => activateLocale(locale, { remember: me !== null }));

if (name === 'product') startScreen(location.pathname);
const { Root, prepare } = await loadEnv().then(roots[name]).catch(failedRoot);
const screen = prepare?.(location.pathname).catch(() => undefined);
await Promise.all([
  words,
  prepareDirection(directionOf(locale)),
  // A screen that is there at the first render is shown at once; React holds back what replaces a loading state.
  screen && Promise.race([screen, new Promise((resolve) => setTimeout(resolve, PATIENCE))]),
]);

const element = document.getElementById('root');
if (!element) throw new Error('The document has no root');
createRoot(element).render(
  <Frame>
    <Root />
  </Frame>,
);

const watch = async (): Promise<void> => {
  const { keepWatch } = await import(/* webpackChunkName: "watch" */ './keep-watch');
  keepWatch(name);
};
// No first screen waits for it; without the network it comes when that is back.
whenIdle(() => void watch().catch(() => addEventListener('online', () => void watch(), { once: true })));
