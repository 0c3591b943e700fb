import { useLingui } from '@lingui/react/macro';
import CloseRounded from '@mui/icons-material/CloseRounded';
import type { AppointmentContact } from '@passerelle/shared/contract';
import { RouteLink, routeTo } from '@passerelle/shared/routes';
import { Box, fullName, IconButton, Link, PersonAvatar } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { roomy } from '../../action-parts/roomy';

interface Props {
  people: readonly AppointmentContact[];
  /** Absent where the list is only read. */
  onRemove: ((person: AppointmentContact) => void) | undefined;
}

/** Each a way to their own page. */
export function RecommendedPeople({ people, onRemove }: Props): ReactNode {
  const { t } = useLingui();
  return (
    <Box
      component="ul"
      aria-label={t`Contacts recommandés`}
      sx={{ display: 'grid', gap: '4px', m: 0, p: 0, listStyle: 'none' }}
    >
      {people.map((person) => {
        const name = fullName(person);
        return (
          <Box component="li" key={person.id} sx={{ display: 'flex', alignItems: 'center', gap: '12px' }}>
            <PersonAvatar {...person} size={36} />
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', py: '6px' }}>
              <Link component={RouteLink} to={routeTo('contact', { contactId: person.id })} sx={roomy}>
                {name}
              </Link>
              {person.company.name && (
                <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{person.company.name}</Box>
              )}
            </Box>
            {onRemove && (
              <IconButton
                aria-label={t`Retirer ${name} des contacts recommandés`}
                onClick={() => onRemove(person)}
                data-print="no"
              >
                <CloseRounded />
              </IconButton>
            )}
          </Box>
        );
      })}
    </Box>
  );
}
