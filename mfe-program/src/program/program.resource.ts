import { useCall } from '@passerelle/shared/client';

/** The programme of the participant, week by week. */
export const useProgram = () => useCall('GET /me/program');

/** One task with its steps. */
export const useTask = (taskId: string) => useCall('GET /me/tasks/:taskId', { params: { taskId } });
