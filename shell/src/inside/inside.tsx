import { swrConfig } from '@passerelle/shared/client';
import { SlotOutletProvider } from '@passerelle/shared/remotes';
import { ToastProvider } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';

import { SlotOutlet } from '../federation/slot-outlet';
import { NavigationEffects } from '../navigation/navigation-effects';
import { InsideRoutes } from './inside-routes';

/** The product: what its screens share, and its addresses. */
export function Inside(): ReactNode {
  return (
    <SWRConfig value={swrConfig}>
      <SlotOutletProvider value={SlotOutlet}>
        <ToastProvider>
          <NavigationEffects />
          <InsideRoutes />
        </ToastProvider>
      </SlotOutletProvider>
    </SWRConfig>
  );
}
