import { useCall, useMay } from '@passerelle/shared/client';
import type { ContentSchedule } from '@passerelle/shared/contract';

/** Scheduled and refused publications, for viewers with the right to publish. */
export function useSchedules(): readonly ContentSchedule[] {
  const mayPublish = useMay('library', 'w');
  return useCall('GET /content/schedules', { when: mayPublish }).data?.items ?? [];
}
