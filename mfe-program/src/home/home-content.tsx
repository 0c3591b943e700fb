import type { OwnProfile, SelectedProgram } from '@passerelle/shared/contract';
import { Slot } from '@passerelle/shared/remotes';
import { Box, DelayedSkeleton, Skeleton, SkeletonCard, useBreakpointUp } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { BadgesSection } from './badges-section';
import { BarometerSection } from './barometer/barometer-section';
import { Greeting } from './greeting/greeting';
import { OnceDialogs } from './once/once-dialogs';
import { TasksSection } from './tasks/tasks-section';
import { ReplayTutorial } from './tutorial/replay-tutorial';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: '32px', xl: '36px' } } as const;
const beside = { ...column, gridTemplateColumns: 'minmax(0, 1fr) 348px', gap: '44px', alignItems: 'start' } as const;

/**
 * Wide screens show the tasks beside a column of the other sections. Narrow screens show one column in another
 * order: barometer, appointments, tasks, badges. Rendering two orders keeps reading and keyboard order equal to the visual one.
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
      <ReplayTutorial />
      <OnceDialogs me={me} />
    </>
  );
}

/** This week's appointments, with their own heading; empty if no remote fills the slot. */
export const WeekAppointments = (): ReactNode => (
  <Slot
    name="networking.week-appointments"
    loading={
      <DelayedSkeleton>
        <Skeleton variant="rounded" width={140} height={28} sx={{ mb: '16px' }} />
        <SkeletonCard lines={2} />
      </DelayedSkeleton>
    }
  />
);
