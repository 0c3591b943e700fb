import { Trans } from '@lingui/react/macro';
import type { OwnProfile } from '@passerelle/shared/contract';
import { Card, EmptyState, PageHeader } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** For a participant who was invited before their programme was chosen. */
export function NoProgram({ me: { firstName } }: { me: OwnProfile }): ReactNode {
  return (
    <>
      <PageHeader variant="display" title={<Trans>Bonjour {firstName}</Trans>} />
      <Card>
        <EmptyState title={<Trans>Votre programme n’a pas encore commencé</Trans>}>
          <Trans>Il apparaîtra ici dès que la personne qui vous accompagne l’aura choisi avec vous.</Trans>
        </EmptyState>
      </Card>
    </>
  );
}
