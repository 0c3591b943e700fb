import '@passerelle/shared/theme/fonts';

import { activateLocale, registerCatalogues, storedLocale } from '@passerelle/shared/i18n';
import { routePaths } from '@passerelle/shared/routes';
import { createRoot } from 'react-dom/client';

import { App } from '../app';
import { messages as french } from '../locales/fr.po';
import { landingPath } from '../navigation/landing';
import { preparePart } from '../parts/part';
import { parts } from '../parts/parts';
import { bootData } from './boot-data';
import { prepareFirstScreen } from './early-start';
import { reportErrors } from './report-errors';

reportErrors();
history.replaceState(history.state, '', landingPath(location, bootData.me ?? null));

const isPublic = location.pathname === routePaths.login || bootData.me === null;
const firstPart = preparePart(isPublic ? parts.login : parts.inside).catch(() => undefined);
const firstScreen = prepareFirstScreen(location.pathname);
const words = registerCatalogues('shell', {
  fr: async () => ({ messages: french }),
  en: () => import(/* webpackChunkName: "en" */ '../locales/en.po'),
}).then(() => activateLocale(storedLocale()));

await Promise.all([firstPart, firstScreen, words]);

const root = document.getElementById('root');
if (!root) throw new Error('The document has no root');
createRoot(root).render(<App />);

if (DEVELOPMENT) {
  const { reloadOnChange } = await import('./dev-reload');
  reloadOnChange();
}
