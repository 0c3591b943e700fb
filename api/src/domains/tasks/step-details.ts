import type { SubTask } from '@passerelle/shared/contract';
import { groupBy } from '../../platform/group-by';
import { inLocale } from '../../platform/localized';
import { instant } from '../../platform/wire-time';
import { readSurveys } from '../surveys/read-surveys';
import type { Reader } from './reader';
import { readOwnDocuments } from './own-documents';
import { summaryOf, type Step } from './steps';
import type { TaskRow } from './task-row';

/** Steps with everything that their page shows: words, surveys, answers and what was sent. */
export async function detailsOf(
  reader: Reader,
  steps: readonly Step[],
  ownerOf: (step: Step) => Pick<TaskRow, 'status' | 'from_date'>,
): Promise<SubTask[]> {
  const { db, locale } = reader;
  const surveys = await readSurveys(
    db,
    steps.filter(({ type }) => type === 'survey'),
    locale,
  );
  const documents = groupBy(await readOwnDocuments(reader, steps), ({ subTask }) => subTask);
  return steps.map((step) => {
    const summary = summaryOf(step, ownerOf(step), reader);
    const held = surveys.get(step.id);
    const touched = step.answered_at ?? step.validated_at ?? step.opened_at;
    return {
      ...summary,
      description: step.description && inLocale(step.description, locale),
      language: step.locale,
      surveys: held?.surveys ?? [],
      tricamWithPartialResults: step.tricam_with_partial_results,
      userSubTask: {
        ...summary.userSubTask,
        count: step.done_count,
        surveyResponses: held?.responses ?? null,
        documents: (documents.get(step.id) ?? []).map(({ id, name, url }) => ({ id, name, url })),
        updatedAt: touched && instant(step.updated_at),
      },
    };
  });
}
