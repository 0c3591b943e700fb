import { swrConfig } from '@passerelle/shared/client';
import type { ComponentType, ReactNode } from 'react';
import { SWRConfig } from 'swr';

/** For the doors that ask the server something before they can say anything. The login page does without that machinery. */
export const withCalls = (Screen: ComponentType): ComponentType =>
  function ScreenWithCalls(): ReactNode {
    return (
      <SWRConfig value={swrConfig}>
        <Screen />
      </SWRConfig>
    );
  };
