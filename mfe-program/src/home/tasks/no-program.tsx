import { Trans } from '@lingui/react/macro';
import type { OwnProfile } from '@passerelle/shared/contract';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Button, Card, EmptyState, PageHeader } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { StaffContactsSection } from '../staff-contacts-section';

/** For a participant who was invited before their programme was chosen, and for staff. */
export function NoProgram({ me }: { me: OwnProfile }): ReactNode {
  const { firstName, role } = me;
  const isStaff = role.slug !== 'user';
  return (
    <>
      <PageHeader variant="display" title={<Trans>Bonjour {firstName}</Trans>} />
      <Card>
        {isStaff ? (
          <EmptyState
            title={<Trans>Vous êtes dans l’espace participant</Trans>}
            action={
              <Button component={RouteLink} to={routeTo('client')} variant="contained">
                <Trans>Aller à l’espace client</Trans>
              </Button>
            }
          >
            <Trans>
              Les personnes accompagnées y suivent leur programme, tiennent leurs contacts et préparent leurs
              rendez‑vous. Vous n’y voyez que ce qui est à vous : votre travail avec elles se fait dans l’espace client.
            </Trans>
          </EmptyState>
        ) : (
          <EmptyState title={<Trans>Votre programme n’a pas encore commencé</Trans>}>
            <Trans>Il apparaîtra ici dès que la personne qui vous accompagne l’aura choisi avec vous.</Trans>
          </EmptyState>
        )}
      </Card>
      <Box sx={{ mt: '32px' }}>
        <StaffContactsSection me={me} />
      </Box>
    </>
  );
}
