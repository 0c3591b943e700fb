import { useLocale, CatalogueProvider } from '@passerelle/shared/i18n';
import { AppThemeProvider } from '@passerelle/shared/theme';
import { type ReactNode, useLayoutEffect } from 'react';

import { styleNonce } from '../boot/boot-data';
import { CrashBoundary } from '../errors/boundaries';
import { Consent } from '../features/consent/consent';
import { useSession } from '../session/session-store';
import { restorePaintedFocus } from './keep-focus';

function Themed({ children }: { children: ReactNode }): ReactNode {
  const { me } = useSession();
  const { code } = useLocale();
  return (
    <AppThemeProvider organization={me?.organization?.theme ?? null} locale={code} nonce={styleNonce}>
      {children}
    </AppThemeProvider>
  );
}

/** Providers of every document. Notices come first in the page, so that a keyboard meets them first. */
export function Frame({ children }: { children: ReactNode }): ReactNode {
  useLayoutEffect(restorePaintedFocus, []);
  return (
    <CatalogueProvider>
      <CrashBoundary>
        <Themed>
          <Consent />
          {children}
        </Themed>
      </CrashBoundary>
    </CatalogueProvider>
  );
}
