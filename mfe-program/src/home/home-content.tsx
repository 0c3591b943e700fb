import type { OwnProfile, SelectedProgram } from '@passerelle/shared/contract';
import { isPausedWeek } from '@passerelle/shared/contract/rules/programs/suspension';
import { thisWeek } from '@passerelle/shared/contract/rules/programs/weeks';
import { now } from '@passerelle/shared/i18n';
import { Slot } from '@passerelle/shared/remotes';
import { Box, DelayedSkeleton, Skeleton, SkeletonCard, useBreakpointUp } from '@passerelle/shared/ui';
import { WeekBridge } from '@passerelle/shared/ui/bridge';
import { PlanButton } from '@passerelle/shared/ui/data';
import { type ReactNode, useState } from 'react';

import { TaskCompleted } from './task-completed/task-completed';
import { useProgram } from '../program/program.resource';
import { BadgesSection } from './badges-section';
import { BarometerSection } from './barometer/barometer-section';
import { Greeting } from './greeting';
import { HomeBodySkeleton } from './home-skeleton';
import { NextStep } from './next-step/next-step';
import { nextTask } from './next-step/next-task';
import { FirstVisitDialogs } from './first-visit/first-visit-dialogs';
import { StaffContactsSection } from './staff-contacts-section';
import { TasksSection } from './tasks/tasks-section';
import { combineSections, useOpenTasks } from './tasks/tasks.resource';
import { useTasks } from './tasks/use-tasks';
import { ReplayTutorial } from './tutorial/replay-tutorial';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: '32px', xl: '36px' } } as const;
const beside = { ...column, gridTemplateColumns: 'minmax(0, 1fr) 348px', gap: '44px', alignItems: 'start' } as const;

/**
 * Wide screens show the tasks beside a column of the other sections. Narrow screens show one column in another
 * order: next step, tasks, appointments, weeks, barometer, badges. Rendering two orders keeps reading and keyboard order
 * equal to the visual one.
 */
export function HomeContent({ me, program }: { me: OwnProfile; program: SelectedProgram }): ReactNode {
  const wide = useBreakpointUp('xl');
  const hasRoom = useBreakpointUp('md');
  const tasks = useTasks(program);
  const open = useOpenTasks(tasks);
  const instant = now().toISOString();
  const isPaused = isPausedWeek(program.suspensions, thisWeek(instant));
  const isComing = Date.parse(program.dates.fromDate) > Date.parse(instant);
  const rest = isComing ? 'coming' : isPaused ? 'paused' : null;
  // A week of pause asks for nothing: what can be caught up stands in the list.
  const next = isPaused ? undefined : nextTask(open.tasks, instant);
  const isWaiting = useFirstWait(open.isLoading || combineSections(tasks.sections).isLoading);
  const bridge = <WeekBridge program={program} done={useProgram().data?.weeks} />;
  // The tour frames this element.
  const list = (
    <div data-tour="tasks">
      <TasksSection view={tasks} />
    </div>
  );
  const appointments = (
    <div data-tour="appointments">
      <WeekAppointments />
    </div>
  );
  const badges = (
    <div data-tour="badges">
      <BadgesSection types={program.program.badges} />
    </div>
  );
  return (
    <>
      <Greeting me={me} program={program}>
        {hasRoom && <PlanButton variant={next ? 'neutral' : 'contained'} sx={{ flex: 'none' }} />}
      </Greeting>
      {isWaiting && (
        // The footer is out of sight before and after.
        <Box sx={{ minHeight: '100vh' }}>
          <DelayedSkeleton>
            <HomeBodySkeleton />
          </DelayedSkeleton>
        </Box>
      )}
      {/* Mounted while it waits, so that every section asks at once; shown whole, so that nothing moves under the eye. */}
      <Box hidden={isWaiting}>
        {next && <NextStep next={next} />}
        {!hasRoom && <PlanButton variant={next ? 'neutral' : 'contained'} sx={{ width: '100%', mt: '12px' }} />}
        {wide && bridge}
        {wide ? (
          <Box sx={{ ...beside, mt: '36px' }}>
            {list}
            <Box sx={column}>
              <BarometerSection rest={rest} />
              {appointments}
              <StaffContactsSection me={me} />
              {badges}
            </Box>
          </Box>
        ) : (
          <Box sx={{ ...column, mt: '28px' }}>
            {list}
            {appointments}
            <Box sx={{ mt: '-26px' }}>{bridge}</Box>
            <BarometerSection rest={rest} />
            <StaffContactsSection me={me} />
            {badges}
          </Box>
        )}
        <ReplayTutorial />
      </Box>
      <TaskCompleted tasks={open.tasks} />
      <FirstVisitDialogs me={me} />
    </>
  );
}

/** True until the first load is complete; a later change of filter hides nothing. */
function useFirstWait(isLoading: boolean): boolean {
  const [isWaiting, setWaiting] = useState(isLoading);
  if (isWaiting && !isLoading) setWaiting(false);
  return isWaiting;
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
