import type { Appointment } from '@passerelle/shared/contract';
import { routeTo } from '@passerelle/shared/routes';
import { Link } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';
import { Link as RouteLink, useLocation } from 'react-router-dom';

/** The title of an action, as a link to its screen, which leads back to this address. */
export function ActionLink({ action: { id, title } }: { action: Pick<Appointment, 'id' | 'title'> }): ReactNode {
  const { pathname, search } = useLocation();
  return (
    <Link
      component={RouteLink}
      to={routeTo('networkingAction', { networkingActionId: id })}
      state={{ from: `${pathname}${search}` }}
      color="inherit"
      underline="hover"
      sx={touchTarget}
    >
      {title}
    </Link>
  );
}

/** Makes a link 44 px high as a touch target, without moving the lines around it. */
export const touchTarget = { display: 'inline-block', paddingBlock: '12px', marginBlock: '-12px' } as const;
