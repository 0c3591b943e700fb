import { type Static, Type } from 'typebox';
import { taskStatuses } from '../enums/tasks';
import { Count, FileAddress, Id, Instant, Label, nullable } from '../fields';
import { SurveyResponses } from './survey-responses';

/** What the participant did with a sub-task. */
export const UserSubTask = Type.Object({
  status: Type.Enum(taskStatuses),
  /** Signed, and good for one action; absent when there is nothing left to validate or the task is not open yet. */
  validationToken: nullable(Type.String()),
  /** How many of `requiredCount` were done. */
  count: Count,
  surveyResponses: nullable(SurveyResponses),
  documents: Type.Array(Type.Object({ id: Id, name: Label, url: FileAddress })),
  updatedAt: nullable(Instant),
});
export type UserSubTask = Static<typeof UserSubTask>;
