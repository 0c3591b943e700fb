import { useLocale, WordsProvider } from '@passerelle/shared/i18n';
import { AppThemeProvider } from '@passerelle/shared/theme';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';

import { AppRoutes } from './app-routes';
import { styleNonce } from './boot/boot-data';
import { CrashBoundary } from './errors/crash-boundary';
import { useSession } from './session/session-store';

function Themed({ children }: { children: ReactNode }): ReactNode {
  const { me } = useSession();
  const { code } = useLocale();
  return (
    <AppThemeProvider organization={me?.organization?.theme ?? null} locale={code} nonce={styleNonce}>
      {children}
    </AppThemeProvider>
  );
}

/** What every page stands in, from the outside in. */
export function App(): ReactNode {
  return (
    <WordsProvider>
      <Themed>
        <CrashBoundary>
          <BrowserRouter>
            <AppRoutes />
          </BrowserRouter>
        </CrashBoundary>
      </Themed>
    </WordsProvider>
  );
}
