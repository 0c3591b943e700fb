import { swrConfig } from '@passerelle/shared/client';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';

import { ResetPasswordScreen } from '../reset-password/reset-password.screen';

/** The one door that asks the server something before it can say anything. The login page does without that machinery. */
export function ResetPasswordRoot(): ReactNode {
  return (
    <SWRConfig value={swrConfig}>
      <ResetPasswordScreen />
    </SWRConfig>
  );
}
