import { Trans } from '@lingui/react/macro';
import { Box, Card, EmptyState, PageHeader, prepareRichText, Skeleton, VisuallyHidden } from '@passerelle/shared/ui';
import { EntityScreen } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { TaskRowsSkeleton } from '../components/task-row';
import { ProgramContent } from './program-content';
import { useProgram } from './program.resource';

/** The programme, its progress, and the tasks of each week. */
export function ProgramScreen(): ReactNode {
  const program = useProgram();
  return (
    <>
      <PageHeader title={<Trans>Votre programme</Trans>} />
      {/* The footer is out of sight before and after. */}
      <Box data-paint-part="course" sx={program.isLoading ? { minHeight: '100vh' } : {}}>
        <EntityScreen
          state={program}
          level={2}
          skeleton={<ProgramSkeleton />}
          notFound={<ProgramMissing />}
          failure={<Trans>Votre programme ne répond pas</Trans>}
          failureText={<Trans>Ce que vous avez déjà fait est enregistré. Le reste de l’application fonctionne.</Trans>}
        >
          {(loaded) => <ProgramContent program={loaded} />}
        </EntityScreen>
      </Box>
    </>
  );
}

/** With what its description takes: the document may have brought it, and the page shall not take it away again. */
export async function prepareProgram(): Promise<typeof ProgramScreen> {
  // Where it does not come, the text asks for it again.
  await prepareRichText().catch(() => undefined);
  return ProgramScreen;
}

/** For a participant whose programme was not chosen yet. */
export const ProgramMissing = (): ReactNode => (
  <Card>
    <EmptyState title={<Trans>Vous ne suivez pas encore de programme</Trans>}>
      <Trans>Il apparaîtra ici dès que la personne qui vous accompagne l’aura choisi avec vous.</Trans>
    </EmptyState>
  </Card>
);

/** The card and the weeks in the measures of what comes. */
export const ProgramSkeleton = (): ReactNode => (
  <Box aria-busy sx={{ display: 'grid', alignContent: 'start', gap: '28px' }}>
    <VisuallyHidden component="output">
      <Trans>Chargement…</Trans>
    </VisuallyHidden>
    <Skeleton variant="rounded" sx={{ height: { xs: 540, md: 570 }, borderRadius: '18px' }} />
    <Skeleton variant="rounded" width={220} height={28} />
    <TaskRowsSkeleton />
  </Box>
);
