import { Skeleton } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** The place that a period takes. */
export const CalendarSkeleton = ({ low }: { low: boolean }): ReactNode => (
  <Skeleton variant="rounded" height={low ? 340 : 690} sx={{ borderRadius: '18px' }} />
);
