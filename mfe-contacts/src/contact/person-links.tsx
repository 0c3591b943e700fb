import type { PersonReference } from '@passerelle/shared/contract';
import { RouteLink, routeTo } from '@passerelle/shared/routes';
import { Box, fullName, Link } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** People of the book, each a way to their own page. */
export const PersonLinks = ({ people }: { people: readonly PersonReference[] }): ReactNode => (
  <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', m: 0, p: 0, listStyle: 'none' }}>
    {people.map((person) => (
      <li key={person.id}>
        <Link
          component={RouteLink}
          to={routeTo('contact', { contactId: person.id })}
          sx={{ display: 'inline-block', py: { xs: '11px', md: 0 }, '@media (pointer: coarse)': { py: '11px' } }}
        >
          {fullName(person)}
        </Link>
      </li>
    ))}
  </Box>
);
