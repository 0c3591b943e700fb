import type { SubTaskSummary } from '@passerelle/shared/contract';
import { groupBy } from '../../platform/group-by';
import { inLocale } from '../../platform/localized';
import { readDocumentNames } from './document-names';
import { inReadersLanguage } from './own-language';
import type { Reader } from './reader';
import { stepsQuery, type StepRow } from './step-row';
import type { TaskRow } from './task-row';
import { writeToken } from './validation-token';

export type Step = StepRow & { documentName: string | undefined };

/** The steps of these tasks that their reader can read, in order. */
export async function readSteps(
  { db, locale }: Pick<Reader, 'db' | 'locale'>,
  userTaskIds: readonly string[],
): Promise<Map<string, Step[]>> {
  if (userTaskIds.length === 0) return new Map();
  const rows = await stepsQuery(db, userTaskIds).execute();
  const names = await readDocumentNames(
    db,
    rows.flatMap(({ library_document_id: id }) => id ?? []),
    locale,
  );
  const byTask = groupBy(
    rows.map((row) => ({ ...row, documentName: names.get(row.library_document_id ?? '') })),
    (step) => step.user_task_id,
  );
  return new Map([...byTask].map(([task, steps]) => [task, inReadersLanguage(steps, locale)]));
}

type Owner = Pick<TaskRow, 'status' | 'from_date'>;

/** Only where there is something left to validate, and its Monday has come. */
function tokenOf(step: StepRow, task: Owner, { userId, now, secret }: Reader): string | null {
  if (step.validation_type === null || step.status === 'validated') return null;
  if (task.status === 'validated' || task.status === 'cancelled' || task.from_date > now.toJSDate()) return null;
  return writeToken(secret, { userSubTaskId: step.id, userId, count: step.done_count });
}

export const summaryOf = (step: Step, task: Owner, reader: Reader): SubTaskSummary => ({
  id: step.id,
  type: step.type,
  subType: step.action_sub_type,
  documentSubType: step.document_sub_type,
  surveySubType: step.survey_sub_type,
  title: step.title && inLocale(step.title, reader.locale),
  link: step.link && inLocale(step.link, reader.locale),
  points: step.points,
  libraryDocument:
    step.library_document_id === null || step.documentName === undefined
      ? null
      : { id: step.library_document_id, name: step.documentName },
  validation: step.validation_type && {
    type: step.validation_type,
    fields: step.validation_fields,
    requiredCount: step.required_count,
  },
  userSubTask: { status: step.status, validationToken: tokenOf(step, task, reader) },
});
