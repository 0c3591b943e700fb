import { useLocale, WordsProvider } from '@passerelle/shared/i18n';
import { AppThemeProvider } from '@passerelle/shared/theme';
import { type ReactNode, useLayoutEffect } from 'react';

import { styleNonce } from '../boot/boot-data';
import { CrashBoundary } from '../errors/boundaries';
import { AfterPaint } from '../loading/after-paint';
import { useSession } from '../session/session-store';
import { restorePaintedFocus } from './keep-focus';

/** In the main chunk: the banner is made of components that every entry point has. */
const loadConsent = async () => (await import(/* webpackMode: "eager" */ '../features/consent/consent')).Consent;

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
    <WordsProvider>
      <CrashBoundary>
        <Themed>
          <AfterPaint load={loadConsent} />
          {children}
        </Themed>
      </CrashBoundary>
    </WordsProvider>
  );
}
