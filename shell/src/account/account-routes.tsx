import type { ReactNode } from 'react';

import { useSpace } from '../layouts/space';
import { AccountScreen } from './account.screen';
import { ClientAccountScreen } from './client-account.screen';

/** The whole account in the participant space; in the client space the picture alone. */
export function AccountRoutes(): ReactNode {
  return useSpace() === 'client' ? <ClientAccountScreen /> : <AccountScreen />;
}
