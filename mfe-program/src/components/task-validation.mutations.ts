import { refreshTouched, send, whenRefreshed } from '@passerelle/shared/client';
import type { SignedActionResult, SubTask, SubTaskUpdate } from '@passerelle/shared/contract';

/** After a step that failed: somebody else, or another tab, may have been quicker. */
export async function refreshTasks(): Promise<void> {
  refreshTouched('POST /signedAction');
  await whenRefreshed();
}

/** Spends a token: of a step, with the document that it asks for, or of a whole task. */
export const validate = (token: string, answer: SubTaskUpdate = {}): Promise<SignedActionResult> =>
  send('POST /signedAction', { body: { token, ...answer } });

/** A step that asks to be validated has a token for it; any other is merely kept as done. */
export async function confirmStep(taskId: string, step: SubTask, answer: SubTaskUpdate = {}): Promise<void> {
  const { validationToken } = step.userSubTask;
  if (validationToken) await validate(validationToken, answer);
  else {
    await send('PUT /me/tasks/:taskId/subTask/:subTaskId', { params: { taskId, subTaskId: step.id }, body: answer });
  }
}
