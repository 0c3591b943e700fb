import type { Db } from '../../platform/database/connection';
import { type Outcome, type Saved, saveRow, together } from '../../platform/database/save-row';
import { safeWords } from '../../platform/text/safe-html';
import { findSurvey } from '../surveys/save-survey';
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

/** Every user with the task must be able to open its documents. */
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

/** A step has one survey: another one replaces it. */
async function replaceSurvey(db: Db, stepId: string, surveyId: string | undefined): Promise<Outcome> {
  const others = await db
    .deleteFrom('sub_task_surveys')
    .where('sub_task_id', '=', stepId)
    .$if(surveyId !== undefined, (surveys) => surveys.where('survey_id', '<>', surveyId ?? ''))
    .returning('survey_id')
    .execute();
  if (surveyId === undefined) return others.length > 0 ? 'changed' : 'unchanged';
  const { numInsertedOrUpdatedRows: added } = await db
    .insertInto('sub_task_surveys')
    .values({ sub_task_id: stepId, survey_id: surveyId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return added === 0n && others.length === 0 ? 'unchanged' : 'changed';
}

interface Step {
  organizationId: string | null;
  taskId: string;
  position: number;
  step: SubTaskTemplate;
}

async function saveSubTask(db: Db, { organizationId, taskId, position, step }: Step): Promise<Saved> {
  if (step.type === 'document') await assertReadable(db, organizationId, step.documentId);
  const survey = step.type === 'survey' ? await findSurvey(db, organizationId, step.survey) : undefined;
  const saved = await saveRow(db, 'sub_tasks', {
    known: { task_id: taskId, key: step.key },
    content: { ...columnsOf(step, position), survey_sub_type: survey?.type ?? null },
  });
  if (!survey && saved.outcome !== 'changed') return saved;
  const replaced = await replaceSurvey(db, saved.id, survey?.id);
  return { id: saved.id, outcome: together(saved.outcome, [replaced]) };
}

/** Removed steps of the task. */
async function archiveOthers(db: Db, taskId: string, kept: readonly string[], at: Date): Promise<Outcome[]> {
  const archived = await db
    .updateTable('sub_tasks')
    .set({ archived_at: at })
    .where('task_id', '=', taskId)
    .where('archived_at', 'is', null)
    .$if(kept.length > 0, (steps) => steps.where('id', 'not in', kept))
    .returning('id')
    .execute();
  return archived.map(() => 'archived');
}

export async function saveTask(db: Db, { organizationId, weekId, position, task, at }: Placed): Promise<Saved> {
  const { id, outcome } = await saveRow(db, 'tasks', {
    known: { program_week_id: weekId, key: task.key },
    content: {
      position,
      mode: task.mode ?? 'automatic',
      family: task.family,
      points: task.points,
      name: task.name,
      description: task.description ? safeWords(task.description) : null,
      archived_at: null,
    },
  });
  const steps: Saved[] = [];
  for (const [order, step] of task.subTasks.entries()) {
    steps.push(await saveSubTask(db, { organizationId, taskId: id, position: order, step }));
  }
  const kept = steps.map((step) => step.id);
  const archived = outcome === 'created' ? [] : await archiveOthers(db, id, kept, at);
  return { id, outcome: together(outcome, [...steps.map((step) => step.outcome), ...archived]) };
}
