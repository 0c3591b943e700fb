import { swrConfig } from '@passerelle/shared/client';
import { WordsProvider, useLocale } from '@passerelle/shared/i18n';
import { SlotOutletProvider } from '@passerelle/shared/remotes';
import { AppThemeProvider } from '@passerelle/shared/theme';
import { ToastProvider } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';

import { AppRoutes } from './app-routes';
import { styleNonce } from './boot/boot-data';
import { CrashBoundary } from './errors/crash-boundary';
import { SlotOutlet } from './federation/slot-outlet';
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

/** Everything that there is one of in the page, from the outside in. */
export function App(): ReactNode {
  return (
    <WordsProvider>
      <Themed>
        <CrashBoundary>
          <SWRConfig value={swrConfig}>
            <SlotOutletProvider value={SlotOutlet}>
              <ToastProvider>
                <BrowserRouter>
                  <AppRoutes />
                </BrowserRouter>
              </ToastProvider>
            </SlotOutletProvider>
          </SWRConfig>
        </CrashBoundary>
      </Themed>
    </WordsProvider>
  );
}
