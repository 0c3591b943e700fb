import { Trans } from '@lingui/react/macro';
import type { Appointment } from '@passerelle/shared/contract';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Card, Skeleton } from '@passerelle/shared/ui';
import { EntityScreen, NotThere } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { useAction } from './action.resource';

interface Props {
  appointmentId: string;
  /** For a form, which must not start from a cached answer. */
  fresh?: boolean;
  children: (action: Appointment) => ReactNode;
}

/** Loads the networking action of a screen: skeleton, « not found » and failure in its place. */
export const ActionEntity = ({ appointmentId, fresh, children }: Props): ReactNode => (
  <EntityScreen
    state={useAction(appointmentId)}
    fresh={fresh}
    skeleton={<ActionSkeleton />}
    notFound={<ActionNotFound />}
    failure={<Trans>Cette action ne répond pas</Trans>}
    failureText={<Trans>Rien n’est perdu : elle est enregistrée. Le reste fonctionne.</Trans>}
  >
    {children}
  </EntityScreen>
);

const ActionNotFound = (): ReactNode => (
  <NotThere
    title={<Trans>Cette action n’est pas dans votre agenda</Trans>}
    to={routeTo('networkingActions')}
    linkLabel={<Trans>Voir toutes les actions</Trans>}
  >
    <Trans>Elle a peut-être été supprimée.</Trans>
  </NotThere>
);

const rows = ['date', 'person', 'place', 'type'];

/** The skeleton of the screen of an action. */
const ActionSkeleton = (): ReactNode => (
  <>
    <Box sx={{ display: 'grid', gap: '12px', mb: '28px' }}>
      <Skeleton variant="rounded" width={160} height={26} />
      <Skeleton variant="rounded" height={34} sx={{ width: 'min(460px, 90%)' }} />
    </Box>
    <Card sx={{ display: 'grid', gap: '24px', mb: '28px' }}>
      {rows.map((row) => (
        <Skeleton key={row} variant="rounded" height={18} width="70%" />
      ))}
    </Card>
    <Skeleton variant="rounded" height={220} />
  </>
);
