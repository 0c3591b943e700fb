import { Trans } from '@lingui/react/macro';
import type { ParticipantProgram } from '@passerelle/shared/contract';
import { isProgramOver } from '@passerelle/shared/contract/rules/programs/weeks';
import { now } from '@passerelle/shared/i18n';
import {
  Box,
  Card,
  EmptyState,
  PageHeader,
  prepareRichText,
  Skeleton,
  VisuallyHidden,
  Section,
} from '@passerelle/shared/ui';
import { EntityScreen } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { TaskRowsSkeleton } from '../components/task-row';
import { SuspensionRequest } from '../suspension/request/suspension-request';
import { SuspendedNotice } from '../suspension/suspended-notice';
import { ProgramCard } from './program-card';
import { useProgram } from './program.resource';
import { calendarWeeks } from './weeks/calendar-weeks';
import { WeekHistory } from './weeks/week-history';

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 348px' },
  gap: { xs: '32px', xl: '36px 44px' },
  alignItems: 'start',
  mt: { xs: '28px', xl: '36px' },
} as const;

/** The programme across the page; below, its weeks beside the suspension. */
function ProgramContent({ program }: { program: ParticipantProgram }): ReactNode {
  const at = now().toISOString();
  const weeks = calendarWeeks(program, at);
  return (
    <>
      <SuspendedNotice suspensions={program.suspensions} sx={{ mb: '20px' }} />
      <ProgramCard program={program} weeks={weeks} />
      <Box sx={columns}>
        <WeekHistory weeks={weeks} isOver={isProgramOver(program, at)} />
        <PauseSection program={program} />
      </Box>
    </>
  );
}

/** The request for a pause is also offered beside the weeks, where its effect is visible. */
const PauseSection = ({ program }: { program: ParticipantProgram }): ReactNode => (
  <Section title={<Trans>Suspension</Trans>}>
    <Card padding="small">
      <SuspensionRequest program={program} />
    </Card>
  </Section>
);

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

/** Preloads the rich text of the description: the document may already show it, and the first render must keep it. */
export async function prepareProgram(): Promise<typeof ProgramScreen> {
  // If the chunk fails to load, the text requests it again.
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

/** Skeleton of the card and the weeks, in the size of the content. */
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
