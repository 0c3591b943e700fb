import { isGone, refreshTouched, send } from '@passerelle/shared/client';
import type { ContentItem, ItemTask } from '@passerelle/shared/contract';

import { entriesOf, numberOf } from '../common/draft-values';
import { sourceOf } from '../common/source-values';

/** A task as the tree of its programme has it, until the programme is read again. */
function asTask(item: ContentItem): ItemTask {
  const fields = item.files[sourceOf(item)]?.fields ?? {};
  const { id, key, title, status } = item;
  return { id, key, title, status, points: numberOf(fields['points']), subTasks: entriesOf(fields['subTasks']).length };
}

export const createTask = async (program: string, title: string): Promise<ItemTask> =>
  asTask(await send('POST /content/items', { body: { kind: 'tasks', program, title } }));

export const duplicateTask = async (itemId: string): Promise<ItemTask> =>
  asTask(await send('POST /content/items/:itemId/duplicate', { params: { itemId } }));

/** Deletes a task that was never published. */
export async function deleteDraft({ id }: Pick<ItemTask, 'id'>): Promise<void> {
  const params = { itemId: id };
  try {
    await send('DELETE /content/items/:itemId/draft', { params });
  } catch (error) {
    if (!isGone(error)) throw error;
    // Already deleted elsewhere: counts as success, and the lists refresh.
    refreshTouched('DELETE /content/items/:itemId/draft', { params });
  }
}
