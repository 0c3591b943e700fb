import type { PersonReference } from '@passerelle/shared/contract';
import { routeTo } from '@passerelle/shared/routes';
import { fullName, Link } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';
import { Link as RouteLink, useLocation } from 'react-router-dom';

/** The name of a person, as a link to their profile, which leads back to where it was opened. */
export function UserLink({ user }: { user: PersonReference }): ReactNode {
  const { pathname, search } = useLocation();
  return (
    <Link
      component={RouteLink}
      to={routeTo('clientUser', { userId: user.id })}
      state={{ from: `${pathname}${search}` }}
      color="inherit"
      underline="hover"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        // A name in a list is the only way to the profile: on touch screens it has the height of a finger.
        // What its padding takes the margin gives back, on however many lines it stands.
        paddingBlock: { xs: '11px', lg: 0 },
        marginBlock: { xs: '-11px', lg: 0 },
        fontWeight: 600,
        overflowWrap: 'anywhere',
      }}
    >
      {fullName(user)}
    </Link>
  );
}
