import { type Static, Type } from 'typebox';
import { locales } from '../enums/locales';
import { actionSubTypes, documentSubTypes, subTaskTypes, surveySubTypes, validationTypes } from '../enums/sub-tasks';
import { Count, Html, Id, Label, nullable, WebAddress } from '../fields';
import { Reference } from './reference';
import { Survey } from './survey';
import { UserSubTask } from './user-sub-task';

/** How a sub-task gets validated; `fields` are those the action's form must then fill. */
export const SubTaskValidation = Type.Object({
  type: Type.Enum(validationTypes),
  fields: Type.Array(Label),
  requiredCount: nullable(Count),
});
export type SubTaskValidation = Static<typeof SubTaskValidation>;

const kind = {
  id: Id,
  type: Type.Enum(subTaskTypes),
  subType: nullable(Type.Enum(actionSubTypes)),
  documentSubType: nullable(Type.Enum(documentSubTypes)),
  surveySubType: nullable(Type.Enum(surveySubTypes)),
  title: nullable(Label),
  link: nullable(WebAddress),
  points: Count,
  libraryDocument: nullable(Reference),
  validation: nullable(SubTaskValidation),
};

/** Enough for a list of tasks: what a press on the row does, and how far it is. */
export const SubTaskSummary = Type.Object({
  ...kind,
  userSubTask: Type.Pick(UserSubTask, ['status', 'validationToken']),
});
export type SubTaskSummary = Static<typeof SubTaskSummary>;

export const SubTask = Type.Object({
  ...kind,
  description: nullable(Html),
  language: nullable(Type.Enum(locales)),
  surveys: Type.Array(Survey),
  tricamWithPartialResults: Type.Boolean(),
  userSubTask: UserSubTask,
});
export type SubTask = Static<typeof SubTask>;

/** A sub-task met outside its task, on the documents screen; `task.id` is the participant's task. */
export const OwnSubTask = Type.Object({ ...SubTask.properties, task: Reference });
export type OwnSubTask = Static<typeof OwnSubTask>;
