import type { InferResult } from 'kysely';
import type { TaskStatus, ValidationType } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';

export const stepsQuery = (db: Db, userTaskIds: readonly string[]) =>
  db
    .selectFrom('user_sub_tasks as done')
    .innerJoin('sub_tasks as step', 'step.id', 'done.sub_task_id')
    .where('done.user_task_id', 'in', userTaskIds)
    .orderBy('step.position')
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
      'step.id as sub_task_id',
      'step.type',
      'step.action_sub_type',
      'step.document_sub_type',
      'step.survey_sub_type',
      'step.locale',
      'step.title',
      'step.description',
      'step.link',
      'step.points',
      'step.library_document_id',
      'step.validation_type',
      'step.validation_fields',
      'step.required_count',
      'step.tricam_with_partial_results',
    ]);

export type StepRow = InferResult<ReturnType<typeof stepsQuery>>[number];

interface Ruled<T> {
  type: T;
  validation: { type: ValidationType } | null;
  userSubTask: { status: TaskStatus };
}

/** A step as the rules of the contract look at it. */
export const ruledBy = <T>(step: {
  type: T;
  validation_type: ValidationType | null;
  status: TaskStatus;
}): Ruled<T> => ({
  type: step.type,
  validation: step.validation_type && { type: step.validation_type },
  userSubTask: { status: step.status },
});
