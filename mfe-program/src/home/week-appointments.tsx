import { Slot } from '@passerelle/shared/remotes';
import { DelayedSkeleton, Skeleton, SkeletonCard } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** Whom one meets this week, under a heading of its own; nothing where nobody knows of appointments. */
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
