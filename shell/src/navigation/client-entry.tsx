import { isStaff } from '@passerelle/shared/contract';
import { Navigate, routeTo } from '@passerelle/shared/routes';
import type { ReactNode } from 'react';

import { useMenu } from '../menu/use-menu';
import { useSession } from '../session/session-store';

/** The door of the client space: its first menu entry, or home for who may not enter. */
export function ClientEntry(): ReactNode {
  const { me } = useSession();
  const { entries } = useMenu();
  const first = me && isStaff(me.role.slug) ? entries[0] : undefined;
  return <Navigate to={first?.path ?? routeTo('home')} replace />;
}
