import { clearCachedAnswers, showAnswers } from '@passerelle/shared/client';
import type { OwnProfile } from '@passerelle/shared/contract';
import { directionOf } from '@passerelle/shared/contract/enums/locales';
import { activateLocale, loadersOf, type Locale, registerCatalogues } from '@passerelle/shared/i18n';
import { kitCatalogues } from '@passerelle/shared/locales';
import { routePaths } from '@passerelle/shared/routes/paths';
import { breakpoints, prepareDirection } from '@passerelle/shared/theme';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import { entrypoints } from '../entrypoints/entrypoints';
import { Frame } from '../entrypoints/frame';
import { ConsentBanner } from '../features/consent/consent-banner';
import { choose } from '../features/consent/consent-store';
import { signedIn } from '../session/session-store';

/** From here on lists are tables, and what is done with them stands elsewhere. */
export const WIDE_FROM_PX = breakpoints.lg;

/** As a first render leaves it. */
function drawn(content: ReactNode): string {
  const element = document.createElement('div');
  document.body.append(element);
  const root = createRoot(element);
  flushSync(() => root.render(content));
  const { innerHTML } = element;
  root.unmount();
  element.remove();
  return innerHTML;
}

/** The cookie banner, in the language and the theme of the last `draw`. */
export const drawQuestion = (): string =>
  drawn(
    <Frame>
      <ConsentBanner onChoice={() => undefined} />
    </Frame>,
  );

let words: Promise<unknown> | undefined;
const registerWords = (): Promise<unknown> =>
  Promise.all([
    registerCatalogues(
      'shell',
      loadersOf((code) => import(`../locales/${code}.po`)),
    ),
    registerCatalogues(
      'product',
      loadersOf((code) => import(`../product/locales/${code}.po`)),
    ),
    registerCatalogues('kits', kitCatalogues),
  ]);

/**
 * Built for Node, not for the page: draws what stands at an address as the page's first render does, before any answer has
 * come but those that are given, by address. The build cuts the first paint of a document from it.
 */
export async function draw(
  pathname: string,
  locale: Locale,
  person: OwnProfile,
  answers: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  history.replaceState(null, '', pathname);
  // Before the profile comes: with it, what screens ask for at once is there.
  clearCachedAnswers();
  signedIn(person);
  // The question is drawn apart: `drawQuestion`.
  choose(false);
  showAnswers({ '/me': person, ...answers });
  await Promise.all([(words ??= registerWords()), prepareDirection(directionOf(locale))]);
  const { Root, prepare } = await entrypoints[pathname === routePaths.login ? 'login' : 'product']();
  await prepare?.(pathname);
  await activateLocale(locale);
  return drawn(
    <Frame>
      <Root />
    </Frame>,
  );
}
