import { ApiError, cacheAnswer, refreshTouched, send, whenRefreshed } from '@passerelle/shared/client';
import type { ParticipantProgram } from '@passerelle/shared/contract';

/** After a failed change: another tab or the organisation may have changed the programme. */
export async function refreshProgram(): Promise<void> {
  refreshTouched('PUT /me/program');
  await whenRefreshed();
}

async function change(suspensions: number): Promise<ParticipantProgram> {
  const program = await send('PUT /me/program', { body: { suspensions } });
  cacheAnswer('GET /me/program', program);
  return program;
}

/** Pauses the programme for so many weeks from next Monday. */
export const suspend = (weeks: number): Promise<ParticipantProgram> => change(weeks);

/** Ends the pause from next Monday; the call expresses this as zero weeks. */
export const reactivate = (): Promise<ParticipantProgram> => change(0);

/** True if the page shows an outdated programme, changed by another tab or the organisation. */
export const isOutdated = (error: unknown): error is ApiError =>
  error instanceof ApiError && [400, 404, 409].includes(error.status);
