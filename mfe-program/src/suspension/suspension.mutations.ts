import { ApiError, keepAnswer, refreshTouched, send, whenRefreshed } from '@passerelle/shared/client';
import type { ParticipantProgram } from '@passerelle/shared/contract';

/** After a change that failed: somebody else may have changed the programme. */
export async function refreshProgram(): Promise<void> {
  refreshTouched('PUT /me/program');
  await whenRefreshed();
}

async function change(suspensions: number): Promise<ParticipantProgram> {
  const program = await send('PUT /me/program', { body: { suspensions } });
  keepAnswer('GET /me/program', program);
  return program;
}

/** Pauses the programme from next Monday on, for so many weeks. */
export const suspend = (weeks: number): Promise<ParticipantProgram> => change(weeks);

/** From next Monday on; zero weeks are how the call says so. */
export const reactivate = (): Promise<ParticipantProgram> => change(0);

/** Another tab, or the organisation, was quicker: what the page shows of the programme is old. */
export const isOutdated = (error: unknown): error is ApiError =>
  error instanceof ApiError && [400, 404, 409].includes(error.status);
