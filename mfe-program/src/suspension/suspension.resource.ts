import { ApiError, invalidate, keepAnswer, send } from '@passerelle/shared/client';
import type { ParticipantProgram } from '@passerelle/shared/contract';
import { emit } from '@passerelle/shared/events';

/** The programme, its tasks and the figures all lie under the person: whatever of them is on the page is fetched again. */
export const refreshProgramme = (): Promise<void> => invalidate('/me');

async function change(suspensions: number): Promise<ParticipantProgram> {
  const program = await send('PUT /me/program', { body: { suspensions } });
  keepAnswer('GET /me/program', program);
  emit('programme-changed', { reason: suspensions === 0 ? 'reactivated' : 'suspended' });
  void refreshProgramme();
  return program;
}

/** Pauses the programme from next Monday on, for so many weeks. */
export const suspend = (weeks: number): Promise<ParticipantProgram> => change(weeks);

/** From next Monday on; zero weeks are how the call says so. */
export const reactivate = (): Promise<ParticipantProgram> => change(0);

/** Another tab, or the organisation, was quicker: what the page shows of the programme is old. */
export const isOvertaken = (error: unknown): error is ApiError =>
  error instanceof ApiError && [400, 404, 409].includes(error.status);
