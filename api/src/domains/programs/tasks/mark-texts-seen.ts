import type { Calls } from '@passerelle/shared/contract/calls';
import { failure } from '../../../platform/failure';
import type { Context } from '../../../platform/http/routes';

/** Notes that the participant was told about the changed texts of a task. */
export async function markTextsSeen({ db, person, params, now }: Context<Calls['PUT /me/tasks/:taskId/seen']>) {
  const { numUpdatedRows } = await db
    .updateTable('user_tasks')
    .set({ words_seen_at: now.toJSDate() })
    .where('id', '=', params.taskId)
    .where('user_id', '=', person.id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw failure('notFound');
}
