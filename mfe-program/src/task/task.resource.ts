import { useCall } from '@passerelle/shared/client';

/** One task with its steps. */
export const useTask = (taskId: string) => useCall('GET /me/tasks/:taskId', { params: { taskId } });
