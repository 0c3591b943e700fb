import { send, useCall, useMay } from '@passerelle/shared/client';
import type { ContentSchedule } from '@passerelle/shared/contract';

/** Publications to come and refused ones, for those who may publish. */
export function useSchedules(): readonly ContentSchedule[] {
  const mayPublish = useMay('library', 'w');
  return useCall('GET /content/schedules', { when: mayPublish }).data?.items ?? [];
}

export const removeSchedule = ({ id }: Pick<ContentSchedule, 'id'>): Promise<unknown> =>
  send('DELETE /content/schedules/:scheduleId', { params: { scheduleId: id } });
