import { routeTo } from '@passerelle/shared/routes';
import { Box, fullName, Link, PersonAvatar } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';
import { Link as RouteLink, useLocation } from 'react-router-dom';

interface Props {
  person: { id: string; firstName: string; lastName: string; avatarUrl: string | null };
  /** Before the name, such as what selects the row. */
  start?: ReactNode;
  /** Beneath the name. */
  children?: ReactNode;
  /** At the end of the row; on a phone on a line of its own. */
  end?: ReactNode;
  /** A figure rather than a sentence: it stays beside the name on a phone too. */
  isEndShort?: boolean;
}

const row = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  gap: '6px 14px',
  minHeight: 64,
  py: '10px',
  borderBlockStart: '1px solid',
  borderColor: 'divider',
} as const;

const sentence = { textAlign: { xs: 'start', sm: 'end' }, flexBasis: { xs: '100%', sm: 'auto' } } as const;

/** A person in a list beside the figures; the name links to their page and back. */
export function PersonRow({ person, start, children, end, isEndShort = false }: Props): ReactNode {
  const { pathname, search } = useLocation();
  const { id, firstName, lastName, avatarUrl } = person;
  return (
    <Box component="li" sx={row}>
      {start}
      <PersonAvatar id={id} firstName={firstName} lastName={lastName} src={avatarUrl} />
      <Box sx={{ flex: 1, minWidth: 140 }}>
        <Link
          component={RouteLink}
          to={routeTo('clientUser', { userId: id })}
          state={{ from: `${pathname}${search}` }}
          color="inherit"
          underline="hover"
          sx={{
            display: 'inline-block',
            fontWeight: 600,
            paddingBlock: '11px',
            marginBlock: '-11px',
            overflowWrap: 'anywhere',
          }}
        >
          {fullName(person)}
        </Link>
        {children && (
          <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>{children}</Box>
        )}
      </Box>
      {end && <Box sx={{ typography: 'body2', ...(isEndShort ? { textAlign: 'end' } : sentence) }}>{end}</Box>}
    </Box>
  );
}
