import { render, type RenderResult, screen } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';

import { clearCachedAnswers, swrConfig } from '@passerelle/shared/client';
import type { OwnProfile } from '@passerelle/shared/contract';
import { directionOf } from '@passerelle/shared/contract/enums/locales';
import { emit } from '@passerelle/shared/events';
import {
  activateLocale,
  registerCatalogues,
  CatalogueProvider,
  type CatalogueLoaders,
  type Locale,
} from '@passerelle/shared/i18n';
import { kitCatalogues } from '@passerelle/shared/locales';
import { SlotOutletProvider, type SlotName, type SlotProps, type SlotRequest } from '@passerelle/shared/remotes';
import { AppThemeProvider, prepareDirection } from '@passerelle/shared/theme';
import { ToastProvider } from '@passerelle/shared/ui';
import { aProfile } from './builders';

interface Options {
  /** The address that is open. */
  route?: string;
  /** The pattern that the screen stands at, for one that reads parameters: `/contacts/:contactId`. */
  path?: string;
  /** Location state from the previous screen. */
  state?: unknown;
  locale?: Locale;
  /** The remote's catalogues, for a locale other than French. */
  messages?: CatalogueLoaders;
  /** The signed-in person; null: signed out. */
  person?: OwnProfile | null;
  /** Content for the slots of other remotes. */
  slots?: { [N in SlotName]?: ComponentType<SlotProps[N]> };
  /** For a test of computed styles, which makes every query by role slower. */
  hasStyles?: boolean;
}

export interface Screen extends RenderResult {
  user: UserEvent;
  /** Path, query and hash of where the person is now. */
  address: () => string;
}

/** Outside the document, since jsdom matches each of its rules for every query by role. Browser tests see the styles. */
const styles = document.createElement('div');

const outlet = (slots: Options['slots'] = {}) =>
  function SlotStandIn<N extends SlotName>({ name, props, fallback }: SlotRequest<N>): ReactNode {
    const Filling: ComponentType<SlotProps[N]> | undefined = slots[name];
    return Filling ? <Filling {...props} /> : fallback;
  };

const Address = (): ReactNode => {
  const { pathname, search, hash } = useLocation();
  return <data id="address" hidden value={`${pathname}${search}${hash}`} />;
};

/** Shows a screen as the shell does: with theme, words, one cache and a router, inside `main`. */
export async function renderScreen(content: ReactNode, options: Options = {}): Promise<Screen> {
  const {
    route = '/',
    path = '*',
    state,
    locale = 'fr',
    messages,
    person = aProfile(),
    slots,
    hasStyles = false,
  } = options;
  const { pathname, search, hash } = new URL(route, 'http://localhost');
  clearCachedAnswers();
  // The shell names the page after its route.
  document.title = 'Passerelle';
  emit('session-changed', { personId: person?.id ?? null });
  if (messages) {
    await registerCatalogues('kits', kitCatalogues);
    await registerCatalogues('screen', messages);
  }
  await Promise.all([activateLocale(locale), prepareDirection(directionOf(locale))]);

  const result = render(
    <CatalogueProvider>
      <AppThemeProvider
        organization={person?.organization?.theme ?? null}
        locale={locale}
        styleContainer={hasStyles ? undefined : styles}
      >
        {/* A failure is shown at once: trying again by itself is tested where it is done. */}
        <SWRConfig value={{ ...swrConfig, shouldRetryOnError: false }}>
          <SlotOutletProvider value={outlet(slots)}>
            <ToastProvider>
              <MemoryRouter initialEntries={[{ pathname, search, hash, state }]}>
                <main>
                  <Routes>
                    <Route path={path} element={content} />
                    <Route path="*" element={null} />
                  </Routes>
                </main>
                <Address />
              </MemoryRouter>
            </ToastProvider>
          </SlotOutletProvider>
        </SWRConfig>
      </AppThemeProvider>
    </CatalogueProvider>,
  );
  const address = () => result.container.querySelector<HTMLDataElement>('#address')?.value ?? '';
  return { ...result, user: userEvent.setup({ delay: null }), address };
}

/** The value beside a name in a description list, such as « Ajoutée le ». */
export function fact(name: string): HTMLElement {
  const value = screen.getByText(name, { selector: 'dt' }).nextElementSibling;
  if (!(value instanceof HTMLElement)) throw new Error(`${name} has no value`);
  return value;
}
