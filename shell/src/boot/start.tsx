import '@passerelle/shared/theme/fonts';

import { activateLocale, registerCatalogues, storedLocale } from '@passerelle/shared/i18n';
import { directionOf, prepareDirection } from '@passerelle/shared/theme';
import { createRoot } from 'react-dom/client';

import { messages as french } from '../locales/fr.po';
import { PartFailure } from '../parts/part-failure';
import { decideRoot } from '../roots/decide-root';
import { Frame } from '../roots/frame';
import { roots, type Root } from '../roots/roots';
import { checkSession } from '../session/session-store';
import { rememberWay } from '../session/way-back';
import { bootData } from './boot-data';
import { startScreen } from './start-screen';
import { reportErrors } from './report-errors';

/** Longer than this the frame gives way to the skeleton: waiting longer would look like a standstill. */
const PATIENCE = 1000;

reportErrors();
const me = bootData.me === undefined ? await checkSession() : bootData.me;
const { root: name, path } = decideRoot(location, me);
if (name !== 'product') rememberWay(location);
if (path !== `${location.pathname}${location.search}${location.hash}`) history.replaceState(history.state, '', path);

const locale = storedLocale();
const words = registerCatalogues('shell', {
  fr: async () => ({ messages: french }),
  en: () => import(/* webpackChunkName: "en" */ '../locales/en.po'),
}).then(() => activateLocale(locale));

if (name === 'product') startScreen(location.pathname);
const unreachable: Root = { Root: () => <PartFailure onRetry={() => location.reload()} /> };
const { Root, prepare } = await roots[name]().catch(() => unreachable);
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
