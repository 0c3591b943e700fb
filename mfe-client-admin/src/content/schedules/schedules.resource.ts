import { useCall, useMay } from '@passerelle/shared/client';
import type { ContentSchedule } from '@passerelle/shared/contract';

/** Publications to come and refused ones, for those who may publish. */
export function useSchedules(): readonly ContentSchedule[] {
  const mayPublish = useMay('library', 'w');
  return useCall('GET /content/schedules', { when: mayPublish }).data?.items ?? [];
}
