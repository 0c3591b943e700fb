import type { OwnProfile, SelectedProgram } from '@passerelle/shared/contract';
import { Box, useBreakpointUp } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { BadgesSection } from './badges/badges-section';
import { BarometerSection } from './barometer/barometer-section';
import { Greeting } from './greeting/greeting';
import { OnceDialogs } from './once/once-dialogs';
import { TasksSection } from './tasks/tasks-section';
import { TutorialAgain } from './tutorial/tutorial-again';
import { WeekAppointments } from './week-appointments';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: '32px', xl: '36px' } } as const;
const beside = { ...column, gridTemplateColumns: 'minmax(0, 1fr) 348px', gap: '44px', alignItems: 'start' } as const;

/**
 * Wide: tasks beside a column of what surrounds them. Below, one column in another order: how the week goes and who is
 * met first, then what is to be done, and at the end what was won. Reading and the keyboard follow what is seen.
 */
export function HomeContent({ me, program }: { me: OwnProfile; program: SelectedProgram }): ReactNode {
  const wide = useBreakpointUp('xl');
  const badges = <BadgesSection types={program.program.badges} />;
  return (
    <>
      <Greeting me={me} program={program} />
      {wide ? (
        <Box sx={beside}>
          <TasksSection program={program} />
          <Box sx={column}>
            <BarometerSection />
            <WeekAppointments />
            {badges}
          </Box>
        </Box>
      ) : (
        <Box sx={column}>
          <BarometerSection />
          <WeekAppointments />
          <TasksSection program={program} />
          {badges}
        </Box>
      )}
      <TutorialAgain />
      <OnceDialogs me={me} />
    </>
  );
}
