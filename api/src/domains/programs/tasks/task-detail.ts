import type { SubTask, TaskDetail } from '@passerelle/shared/contract';
import { instant } from '../../../platform/dates';
import { fileAddress } from '../../../platform/files/answer-file';
import { contentLanguageOf, inLocale } from '../../../platform/text/text';
import { groupBy } from '../../../platform/group-by';
import { failure } from '../../../platform/failure';
import { readSurveys } from '../../surveys/survey-content';
import { ownTasks, instanceOf, taskColumns, type TaskRow, templateOf } from './list-tasks';
import type { Reader } from './reader';
import { readReward } from './rewards';
import {
  type NamedSubTask,
  nameSubTasks,
  readDocumentNames,
  readSubTaskRows,
  type SubTaskRow,
  summaryOf,
} from './sub-task-rows';

interface OwnDocument {
  subTask: string;
  id: string;
  name: string;
  url: string;
}

/** The uploads for these sub-tasks, oldest first; an upload has one file. */
async function readOwnDocuments({ db, locale }: Reader, subTasks: readonly { id: string }[]): Promise<OwnDocument[]> {
  if (subTasks.length === 0) return [];
  const rows = await db
    .selectFrom('user_sub_task_documents as sent')
    .innerJoin('library_document_contents as content', 'content.document_id', 'sent.document_id')
    .where(
      'sent.user_sub_task_id',
      'in',
      subTasks.map(({ id }) => id),
    )
    .where('content.file_id', 'is not', null)
    .distinctOn(['sent.added_at', 'sent.document_id'])
    .orderBy('sent.added_at')
    .orderBy('sent.document_id')
    .select(['sent.user_sub_task_id', 'sent.document_id', 'content.file_id'])
    .execute();
  const names = await readDocumentNames(
    db,
    rows.map(({ document_id }) => document_id),
    locale,
  );
  return rows.map((row) => ({
    subTask: row.user_sub_task_id,
    id: row.document_id,
    name: names.get(row.document_id) ?? '',
    url: fileAddress(row.file_id) ?? '',
  }));
}

/** Sub-tasks with all details of their page: texts, surveys, answers and uploads. */
export async function detailsOf(
  reader: Reader,
  subTasks: readonly NamedSubTask[],
  ownerOf: (subTask: NamedSubTask) => Pick<TaskRow, 'status' | 'from_date'>,
): Promise<SubTask[]> {
  const { db, locale } = reader;
  const surveys = await readSurveys(
    db,
    subTasks.filter(({ type }) => type === 'survey'),
    reader,
  );
  const documents = groupBy(await readOwnDocuments(reader, subTasks), ({ subTask }) => subTask);
  return subTasks.map((subTask) => {
    const summary = summaryOf(subTask, ownerOf(subTask), reader);
    const survey = surveys.get(subTask.id);
    const touched = subTask.answered_at ?? subTask.validated_at ?? subTask.opened_at;
    return {
      ...summary,
      description: subTask.description && inLocale(subTask.description, locale),
      contentLanguage: contentLanguageOf(subTask.title ?? subTask.description ?? {}, locale),
      language: subTask.locale,
      surveys: survey?.surveys ?? [],
      tricamWithPartialResults: subTask.tricam_with_partial_results,
      userSubTask: {
        ...summary.userSubTask,
        count: subTask.done_count,
        surveyResponses: survey?.responses ?? null,
        documents: (documents.get(subTask.id) ?? []).map(({ id, name, url }) => ({ id, name, url })),
        updatedAt: touched && instant(subTask.updated_at),
      },
    };
  });
}

/** Time the texts changed after the validation; null if the participant was told since. */
function changedSinceValidation(row: {
  validated_at: Date | null;
  words_changed_at: Date | null;
  words_seen_at: Date | null;
}): string | null {
  const { validated_at: validated, words_changed_at: changed, words_seen_at: seen } = row;
  if (!validated || !changed || changed <= validated) return null;
  return seen && seen >= changed ? null : instant(changed);
}

/** A task of the followed programme; any other is a 404. */
export async function readTaskDetail(
  reader: Reader,
  taskId: string,
  /** As just changed; absent: read here. */
  known?: readonly SubTaskRow[],
): Promise<TaskDetail> {
  const row = await ownTasks(reader)
    .innerJoin('tasks', 'tasks.id', 'given.task_id')
    .where('given.id', '=', taskId)
    .select(taskColumns)
    .select(['tasks.words_changed_at', 'given.words_seen_at'])
    .executeTakeFirst();
  if (!row) throw failure('notFound');
  const rows = known ?? (await readSubTaskRows(reader.db, [row.id]));
  const subTasks = (await nameSubTasks(reader, rows)).get(row.id) ?? [];
  return {
    ...instanceOf(row, subTasks, reader),
    changedSinceValidation: changedSinceValidation(row),
    reward: row.status === 'validated' ? await readReward(reader.db, row.id) : null,
    task: { ...templateOf(row, reader.locale), subTasks: await detailsOf(reader, subTasks, () => row) },
  };
}
