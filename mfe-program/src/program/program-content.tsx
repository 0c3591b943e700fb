import { Trans } from '@lingui/react/macro';
import { isProgramOver, type ParticipantProgram } from '@passerelle/shared/contract';
import { now } from '@passerelle/shared/i18n';
import { Box, Card, Section } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { SuspensionRequest } from '../suspension/request/suspension-request';
import { SuspendedNotice } from '../suspension/suspended-notice';
import { ProgramCard } from './card/program-card';
import { WeekHistory } from './weeks/week-history';
import { calendarWeeks } from './weeks/calendar-weeks';

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 348px' },
  gap: { xs: '32px', xl: '36px 44px' },
  alignItems: 'start',
  mt: { xs: '28px', xl: '36px' },
} as const;

/** The programme across the page; below, its weeks beside the suspension. */
export function ProgramContent({ program }: { program: ParticipantProgram }): ReactNode {
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
export const PauseSection = ({ program }: { program: ParticipantProgram }): ReactNode => (
  <Section title={<Trans>Suspension</Trans>}>
    <Card padding="small">
      <SuspensionRequest program={program} />
    </Card>
  </Section>
);
