import { i18n } from '@lingui/core';
import { I18nProvider as LinguiProvider } from '@lingui/react';
import type { ReactNode } from 'react';

/** Gives the page its words. Nothing is shown before `activateLocale` has resolved. */
export const I18nProvider = ({ children }: { children: ReactNode }) => (
  <LinguiProvider i18n={i18n}>{children}</LinguiProvider>
);
