import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { AppThemeProvider } from '@passerelle/shared/theme';
import { render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

import { ToastProvider } from './feedback/toast-provider';

const around = (children: ReactNode): ReactNode => (
  <I18nProvider i18n={i18n}>
    <AppThemeProvider organization={null} locale="fr">
      <ToastProvider>
        <MemoryRouter>
          <main>{children}</main>
        </MemoryRouter>
      </ToastProvider>
    </AppThemeProvider>
  </I18nProvider>
);

interface Shown extends Omit<RenderResult, 'rerender'> {
  user: UserEvent;
  rerender: (piece: ReactNode) => void;
}

/** A piece as it stands in a page: with the theme, the words and an address. */
export function show(piece: ReactNode): Shown {
  i18n.loadAndActivate({ locale: 'fr', messages: {} });
  const result = render(around(piece));
  return { ...result, user: userEvent.setup(), rerender: (next) => result.rerender(around(next)) };
}
