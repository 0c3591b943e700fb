import { Trans } from '@lingui/react/macro';
import { Box, Card, EmptyState, PageHeader, Skeleton, VisuallyHidden } from '@passerelle/shared/ui';
import { EntityScreen } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { TaskRowsSkeleton } from '../components/task-row';
import { ProgramContent } from './program-content';
import { useProgram } from './program.resource';

/** The programme, its progress, and the tasks of each week. */
export const ProgramScreen = (): ReactNode => (
  <>
    <PageHeader title={<Trans>Votre programme</Trans>} />
    <EntityScreen
      state={useProgram()}
      level={2}
      skeleton={<ProgramSkeleton />}
      notFound={<ProgramMissing />}
      failure={<Trans>Votre programme ne répond pas</Trans>}
      failureText={<Trans>Ce que vous avez déjà fait est enregistré. Le reste de l’application fonctionne.</Trans>}
    >
      {(program) => <ProgramContent program={program} />}
    </EntityScreen>
  </>
);

/** For a participant whose programme was not chosen yet. */
export const ProgramMissing = (): ReactNode => (
  <Card>
    <EmptyState title={<Trans>Vous ne suivez pas encore de programme</Trans>}>
      <Trans>Il apparaîtra ici dès que la personne qui vous accompagne l’aura choisi avec vous.</Trans>
    </EmptyState>
  </Card>
);

export const ProgramSkeleton = (): ReactNode => (
  <Box aria-busy sx={{ display: 'grid', gap: '28px' }}>
    <VisuallyHidden component="output">
      <Trans>Chargement…</Trans>
    </VisuallyHidden>
    <Skeleton variant="rounded" height={240} sx={{ borderRadius: '18px' }} />
    <TaskRowsSkeleton />
  </Box>
);
