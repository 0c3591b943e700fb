import type { Db } from '../../platform/database/connection';
import { safeWords } from '../../platform/safe-html';
import { findSurvey } from '../surveys/find-survey';
import type { SubTaskTemplate, TaskTemplate } from './template';

interface Placed {
  organizationId: string | null;
  weekId: string;
  position: number;
  task: TaskTemplate;
  at: Date;
}

const columnsOf = (step: SubTaskTemplate, position: number) => ({
  position,
  type: step.type,
  action_sub_type: step.type === 'action' ? step.action : null,
  document_sub_type: step.type === 'document' ? step.use : null,
  library_document_id: step.type === 'document' ? step.documentId : null,
  link: step.type === 'link' ? step.link : null,
  tricam_with_partial_results: step.type === 'survey' && step.partialTricam === true,
  locale: step.locale ?? null,
  title: step.title,
  description: step.description ? safeWords(step.description) : null,
  points: step.points ?? 0,
  validation_type: step.validation?.type ?? null,
  validation_fields: [...(step.validation?.fields ?? [])],
  required_count: step.validation?.requiredCount ?? null,
  archived_at: null,
});

/** Everybody who is given the task must be able to open what it asks them to read. */
async function assertReadable(db: Db, organizationId: string | null, documentId: string): Promise<void> {
  const document = await db
    .selectFrom('library_documents')
    .where('id', '=', documentId)
    .where('owner_id', 'is', null)
    .where((eb) =>
      eb.or([eb('organization_id', 'is', null), eb('organization_id', 'is not distinct from', organizationId)]),
    )
    .select('id')
    .executeTakeFirst();
  if (!document) throw new Error(`The document ${documentId} is not there for all who would have to read it.`);
}

async function saveSubTask(
  db: Db,
  organizationId: string | null,
  taskId: string,
  position: number,
  step: SubTaskTemplate,
): Promise<string> {
  if (step.type === 'document') await assertReadable(db, organizationId, step.documentId);
  const survey = step.type === 'survey' ? await findSurvey(db, organizationId, step.survey) : undefined;
  const columns = { ...columnsOf(step, position), survey_sub_type: survey?.type ?? null };
  const { id } = await db
    .insertInto('sub_tasks')
    .values({ task_id: taskId, key: step.key, ...columns })
    .onConflict((conflict) => conflict.columns(['task_id', 'key']).doUpdateSet(columns))
    .returning('id')
    .executeTakeFirstOrThrow();
  if (survey) {
    await db
      .insertInto('sub_task_surveys')
      .values({ sub_task_id: id, survey_id: survey.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return id;
}

export async function saveTask(db: Db, { organizationId, weekId, position, task, at }: Placed): Promise<string> {
  const columns = {
    position,
    mode: task.mode ?? ('automatic' as const),
    family: task.family,
    points: task.points,
    name: task.name,
    description: task.description ? safeWords(task.description) : null,
    archived_at: null,
  };
  const { id } = await db
    .insertInto('tasks')
    .values({ program_week_id: weekId, key: task.key, ...columns })
    .onConflict((conflict) => conflict.columns(['program_week_id', 'key']).doUpdateSet(columns))
    .returning('id')
    .executeTakeFirstOrThrow();
  const kept: string[] = [];
  for (const [order, step] of task.subTasks.entries()) {
    kept.push(await saveSubTask(db, organizationId, id, order, step));
  }
  const others = db.updateTable('sub_tasks').set({ archived_at: at }).where('task_id', '=', id);
  await (kept.length === 0 ? others : others.where('id', 'not in', kept)).where('archived_at', 'is', null).execute();
  return id;
}
