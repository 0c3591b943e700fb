import { useLocale, WordsProvider } from '@passerelle/shared/i18n';
import { AppThemeProvider } from '@passerelle/shared/theme';
import type { ReactNode } from 'react';

import { styleNonce } from '../boot/boot-data';
import { CrashBoundary } from '../errors/boundaries';
import { AfterPaint } from '../loading/after-paint';
import { useSession } from '../session/session-store';

const loadConsent = async () => (await import(/* webpackChunkName: "consent" */ '../features/consent/consent')).Consent;

/** What every document may have to say over its page: first in the page, so that a keyboard meets it first. */
export const PageNotices = (): ReactNode => <AfterPaint load={loadConsent} />;

function Themed({ children }: { children: ReactNode }): ReactNode {
  const { me } = useSession();
  const { code } = useLocale();
  return (
    <AppThemeProvider organization={me?.organization?.theme ?? null} locale={code} nonce={styleNonce}>
      {children}
    </AppThemeProvider>
  );
}

/** What every document stands in, from the outside in. */
export function Frame({ children }: { children: ReactNode }): ReactNode {
  return (
    <WordsProvider>
      <Themed>
        <PageNotices />
        <CrashBoundary>{children}</CrashBoundary>
      </Themed>
    </WordsProvider>
  );
}
