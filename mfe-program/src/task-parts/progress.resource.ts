import { invalidate, send } from '@passerelle/shared/client';
import type { SignedActionResult, SubTask, SubTaskUpdate } from '@passerelle/shared/contract';

/** Somebody else, or another tab, was quicker: what is shown is not how things are. */
export const askForTasksAgain = (): Promise<void> => invalidate('/me/tasks', '/me/subTasks');

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
