import type { OwnSubTask, Paged, QueryOf, SortOrder } from '@passerelle/shared/contract';
import { subTaskSorts } from '@passerelle/shared/contract/enums/tasks';
import { pageSizes } from '@passerelle/shared/contract/limits';
import { matchesSearch } from '@passerelle/shared/contract/rules/common/search';
import type { Calls } from '@passerelle/shared/contract/calls';
import { inLocale } from '../../../platform/text/text';
import { pageOf, readList } from '../../../platform/lists';
import type { Reader } from './reader';
import { readSubTasks } from './sub-task-rows';
import { detailsOf } from './task-detail';

type Query = QueryOf<Calls['GET /me/subTasks']>;

const sortColumns = { updatedAt: 'done.updated_at', createdAt: 'given.created_at' } as const;

/** Of every programme of the person: answers of an earlier one stay visible. */
function ownSubTasks({ db, userId }: Reader, query: Query) {
  const { type, subType, documentSubType, surveySubType, language, hasResponded } = query;
  return db
    .selectFrom('user_sub_tasks as done')
    .innerJoin('sub_tasks as template', 'template.id', 'done.sub_task_id')
    .innerJoin('user_tasks as given', 'given.id', 'done.user_task_id')
    .innerJoin('tasks', 'tasks.id', 'given.task_id')
    .where('done.user_id', '=', userId)
    .$if(!!type?.length, (some) => some.where('template.type', 'in', type ?? []))
    .$if(!!subType?.length, (some) => some.where('template.action_sub_type', 'in', subType ?? []))
    .$if(!!documentSubType?.length, (some) => some.where('template.document_sub_type', 'in', documentSubType ?? []))
    .$if(!!surveySubType?.length, (some) => some.where('template.survey_sub_type', 'in', surveySubType ?? []))
    .$if(!!language?.length, (some) => some.where('template.locale', 'in', language ?? []))
    .$if(hasResponded !== undefined, (some) => some.where('done.answered_at', hasResponded ? 'is not' : 'is', null));
}

const readRows = (
  reader: Reader,
  query: Query,
  { sort, order }: { sort: keyof typeof sortColumns; order: SortOrder },
) =>
  ownSubTasks(reader, query)
    .select([
      'done.id',
      'done.user_task_id',
      'given.status',
      'given.from_date',
      'tasks.name as task_name',
      'template.title',
    ])
    .orderBy(sortColumns[sort], order)
    .orderBy('done.id')
    .execute();

/** Sub-tasks across tasks, latest first, each with its task. */
export async function listSubTasks(reader: Reader, query: Query): Promise<Paged<OwnSubTask>> {
  const list = readList({ pageSize: pageSizes.surveys, ...query }, subTaskSorts);
  const rows = await readRows(reader, query, list);
  const subTasks = new Map(
    [...(await readSubTasks(reader, [...new Set(rows.map((row) => row.user_task_id))])).values()]
      .flat()
      .map((subTask) => [subTask.id, subTask]),
  );
  const wordsOf = (row: (typeof rows)[number]): string =>
    [row.task_name, row.title].map((words) => (words ? inLocale(words, reader.locale) : '')).join(' ');
  const shown = rows.filter((row) => subTasks.has(row.id) && matchesSearch(wordsOf(row), query.search ?? ''));
  const page = shown.slice(list.offset, list.offset + list.pageSize);
  const owners = new Map(page.map((row) => [row.user_task_id, row]));
  const details = await detailsOf(
    reader,
    page.flatMap((row) => subTasks.get(row.id) ?? []),
    (subTask) => owners.get(subTask.user_task_id) ?? { status: 'cancelled', from_date: reader.now.toJSDate() },
  );
  const items = details.map((detail, index) => ({
    ...detail,
    task: { id: page[index]?.user_task_id ?? '', name: inLocale(page[index]?.task_name ?? {}, reader.locale) },
  }));
  return pageOf(list, items, shown.length);
}
