import { isProgramOver, type ParticipantProgram } from '@passerelle/shared/contract';
import { now } from '@passerelle/shared/i18n';
import { Box } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { SuspendedNotice } from '../suspension/suspended-notice';
import { ProgramCard } from './card/program-card';
import { PauseSection } from './pause-section';
import { calendarWeeks } from './weeks/calendar-weeks';
import { WeekHistory } from './weeks/week-history';

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 348px' },
  gap: { xs: '32px', xl: '36px 44px' },
  alignItems: 'start',
  mt: { xs: '28px', xl: '36px' },
} as const;

/** The programme across the page; under it its weeks, and beside them what a pause would be. */
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
