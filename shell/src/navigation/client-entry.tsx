import { Navigate, routeTo } from '@passerelle/shared/routes';
import type { ReactNode } from 'react';

import { useMenu } from '../menu/use-menu';

/** The door of the client space leads to its first menu entry, the dashboard; home where nothing of it is deployed. */
export function ClientEntry(): ReactNode {
  const { entries } = useMenu();
  return <Navigate to={entries[0]?.path ?? routeTo('home')} replace />;
}
