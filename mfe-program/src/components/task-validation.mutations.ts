import { refreshTouched, send, whenRefreshed } from '@passerelle/shared/client';
import type { SignedActionResult, SubTask, SubTaskUpdate } from '@passerelle/shared/contract';

/** After a failed validation: another tab or person may have changed the task. */
export async function refreshTasks(): Promise<void> {
  refreshTouched('POST /signedAction');
  await whenRefreshed();
}

/** Validates a step or a whole task with its token; a step may need a document. */
export const validate = (token: string, answer: SubTaskUpdate = {}): Promise<SignedActionResult> =>
  send('POST /signedAction', { body: { token, ...answer } });

/** A step that needs a validation has a token; any other is only saved as done. */
export async function confirmStep(taskId: string, step: SubTask, answer: SubTaskUpdate = {}): Promise<void> {
  const { validationToken } = step.userSubTask;
  if (validationToken) await validate(validationToken, answer);
  else {
    await send('PUT /me/tasks/:taskId/subTask/:subTaskId', { params: { taskId, subTaskId: step.id }, body: answer });
  }
}
