import type { Locale, SubTaskSummary, TaskStatus, ValidationType } from '@passerelle/shared/contract';
import { defaultLocale } from '@passerelle/shared/contract/enums/locales';
import type { InferResult, Selectable } from 'kysely';
import type { Db } from '../../../platform/database/connection';
import type { Database } from '../../../platform/database/schema';
import { inLocale } from '../../../platform/text/text';
import { groupBy } from '../../../platform/group-by';
import type { Reader } from './reader';
import { writeToken } from './validation-token';

const subTasksQuery = (db: Db, userTaskIds: readonly string[]) =>
  db
    .selectFrom('user_sub_tasks as done')
    .innerJoin('sub_tasks as template', 'template.id', 'done.sub_task_id')
    .where('done.user_task_id', 'in', userTaskIds)
    .orderBy('template.position')
    .orderBy('done.id')
    .select([
      'done.id',
      'done.user_task_id',
      'done.status',
      'done.done_count',
      'done.answered_at',
      'done.opened_at',
      'done.validated_at',
      'done.updated_at',
    ])
    .select([
      'template.id as sub_task_id',
      'template.type',
      'template.action_sub_type',
      'template.document_sub_type',
      'template.survey_sub_type',
      'template.locale',
      'template.title',
      'template.description',
      'template.link',
      'template.points',
      'template.library_document_id',
      'template.validation_type',
      'template.validation_fields',
      'template.required_count',
      'template.tricam_with_partial_results',
    ]);

export type SubTaskRow = InferResult<ReturnType<typeof subTasksQuery>>[number];
export type NamedSubTask = SubTaskRow & { documentName: string | undefined };

/** The sub-tasks of these tasks in order, in every language. */
export async function readSubTaskRows(db: Db, userTaskIds: readonly string[]): Promise<SubTaskRow[]> {
  return userTaskIds.length === 0 ? [] : subTasksQuery(db, userTaskIds).execute();
}

/**
 * A sub-task in a single language is for readers of it; a task without any in the reader's language shows those of the
 * default language, like its texts.
 */
export function inReadersLanguage<S extends { locale: Locale | null }>(subTasks: readonly S[], locale: Locale): S[] {
  const isOwn = subTasks.some((subTask) => subTask.locale === locale);
  return subTasks.filter((subTask) => subTask.locale === null || subTask.locale === (isOwn ? locale : defaultLocale));
}

/** The names of library documents in the reader's language, by their id. */
export async function readDocumentNames(db: Db, ids: readonly string[], locale: Locale): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('library_document_contents')
    .where('document_id', 'in', [...new Set(ids)])
    .select(['document_id', 'locale', 'name'])
    .execute();
  const byDocument = groupBy(rows, ({ document_id }) => document_id);
  return new Map(
    [...byDocument].map(([id, contents]) => {
      const words = Object.fromEntries(contents.map((content) => [content.locale, content.name]));
      return [id, inLocale(words, locale)];
    }),
  );
}

/** By task, the sub-tasks in the reader's language, with the names of their documents. */
export async function nameSubTasks(
  { db, locale }: Pick<Reader, 'db' | 'locale'>,
  rows: readonly SubTaskRow[],
): Promise<Map<string, NamedSubTask[]>> {
  const names = await readDocumentNames(
    db,
    rows.flatMap(({ library_document_id: id }) => id ?? []),
    locale,
  );
  const byTask = groupBy(
    rows.map((row) => ({ ...row, documentName: names.get(row.library_document_id ?? '') })),
    (subTask) => subTask.user_task_id,
  );
  return new Map([...byTask].map(([task, subTasks]) => [task, inReadersLanguage(subTasks, locale)]));
}

export const readSubTasks = async (
  reader: Pick<Reader, 'db' | 'locale'>,
  userTaskIds: readonly string[],
): Promise<Map<string, NamedSubTask[]>> => nameSubTasks(reader, await readSubTaskRows(reader.db, userTaskIds));

interface Ruled<T> {
  type: T;
  validation: { type: ValidationType } | null;
  userSubTask: { status: TaskStatus };
}

/** A sub-task in the form of the contract's rules. */
export const ruledBy = <T>(subTask: {
  type: T;
  validation_type: ValidationType | null;
  status: TaskStatus;
}): Ruled<T> => ({
  type: subTask.type,
  validation: subTask.validation_type && { type: subTask.validation_type },
  userSubTask: { status: subTask.status },
});

type Owner = Pick<Selectable<Database['user_tasks']>, 'status' | 'from_date'>;

/** Only while something is left to validate, from its Monday on. */
function tokenOf(subTask: SubTaskRow, task: Owner, { userId, now, secret }: Reader): string | null {
  if (subTask.validation_type === null || subTask.status === 'validated') return null;
  if (task.status === 'validated' || task.status === 'cancelled' || task.from_date > now.toJSDate()) return null;
  return writeToken(secret, { userSubTaskId: subTask.id, userId, count: subTask.done_count });
}

export const summaryOf = (subTask: NamedSubTask, task: Owner, reader: Reader): SubTaskSummary => ({
  id: subTask.id,
  type: subTask.type,
  subType: subTask.action_sub_type,
  documentSubType: subTask.document_sub_type,
  surveySubType: subTask.survey_sub_type,
  title: subTask.title && inLocale(subTask.title, reader.locale),
  link: subTask.link && inLocale(subTask.link, reader.locale),
  points: subTask.points,
  libraryDocument:
    subTask.library_document_id === null || subTask.documentName === undefined
      ? null
      : { id: subTask.library_document_id, name: subTask.documentName },
  validation: subTask.validation_type && {
    type: subTask.validation_type,
    fields: subTask.validation_fields,
    requiredCount: subTask.required_count,
  },
  userSubTask: { status: subTask.status, validationToken: tokenOf(subTask, task, reader) },
});
