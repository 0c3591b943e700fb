import type { PersonReference } from '@passerelle/shared/contract';
import { listedName } from '@passerelle/shared/contract/rules/people/names';
import { routeTo } from '@passerelle/shared/routes';
import { fullName, Link } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';
import { Link as RouteLink, useLocation } from 'react-router-dom';

interface Props {
  user: PersonReference;
  isListed?: boolean;
}

/** Name of a person, linked to their profile, which has a link back to the current page. */
export function UserLink({ user, isListed = false }: Props): ReactNode {
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
        // A name in a list is the only link to the profile: on touch screens it has the height of a finger.
        // A negative margin offsets the padding, on any number of lines.
        paddingBlock: { xs: '11px', lg: 0 },
        marginBlock: { xs: '-11px', lg: 0 },
        fontWeight: 600,
        overflowWrap: 'anywhere',
      }}
    >
      {isListed ? listedName(user) : fullName(user)}
    </Link>
  );
}
