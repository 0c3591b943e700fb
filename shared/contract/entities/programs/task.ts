import { type Static, Type } from 'typebox';
import { locales } from '../../enums/locales';
import {
  actionSubTypes,
  badgeLevels,
  badgeTypes,
  documentSubTypes,
  subTaskTypes,
  surveySubTypes,
  taskFamilies,
  taskModes,
  taskStatuses,
  validationTypes,
} from '../../enums/tasks';
import {
  body,
  ContentLanguage,
  Count,
  FileAddress,
  Html,
  Id,
  Instant,
  Label,
  nullable,
  optional,
  WebAddress,
} from '../../fields';
import { Reference } from '../people/person';
import { OptionalResponses, Survey, SurveyResponses } from './survey';

/** Work of the participant on a sub-task. */
export const UserSubTask = Type.Object({
  status: Type.Enum(taskStatuses),
  /** Signed, and good for one action; absent when there is nothing left to validate or the task is not open yet. */
  validationToken: nullable(Type.String()),
  /** Number done of `requiredCount`. */
  count: Count,
  surveyResponses: nullable(SurveyResponses),
  documents: Type.Array(Type.Object({ id: Id, name: Label, url: FileAddress })),
  updatedAt: nullable(Instant),
});
export type UserSubTask = Static<typeof UserSubTask>;

/** Validation of a sub-task; `fields` are those the action's form must then fill. */
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
  contentLanguage: ContentLanguage,
  /** Language of the only readers it is for; null for all readers. */
  language: nullable(Type.Enum(locales)),
  surveys: Type.Array(Survey),
  tricamWithPartialResults: Type.Boolean(),
  userSubTask: UserSubTask,
});
export type SubTask = Static<typeof SubTask>;

/** A sub-task met outside its task, on the documents screen; `task.id` is the participant's task. */
export const OwnSubTask = Type.Object({ ...SubTask.properties, task: Reference });
export type OwnSubTask = Static<typeof OwnSubTask>;

/** Nothing at all says that a text was read; otherwise an uploaded document, or the answers to a survey. */
export const SubTaskUpdate = body({ document: optional(Id), surveyResponses: OptionalResponses });
export type SubTaskUpdate = Static<typeof SubTaskUpdate>;

/** The survey form; how many answers a survey needs is the rule `missingAnswers`. */
export const SurveyBody = body({ surveyResponses: SurveyResponses });
export type SurveyBody = Static<typeof SurveyBody>;

const instance = {
  id: Id,
  status: Type.Enum(taskStatuses),
  mode: Type.Enum(taskModes),
  validatedAt: nullable(Instant),
  /** Validates the whole task by hand: where it is manual, or none of its steps needs validation, and while it is open. */
  validationToken: nullable(Type.String()),
  /** The week of the programme: index from 1, Monday to Sunday. */
  period: Type.Object({ index: Count, fromDate: Instant, validUntil: Instant }),
};

const content = {
  id: Id,
  name: Label,
  description: nullable(Html),
  contentLanguage: ContentLanguage,
  points: Count,
  family: Type.Enum(taskFamilies),
};

/** A task of the participant's programme, dated. */
export const Task = Type.Object({
  ...instance,
  task: Type.Object({ ...content, subTasks: Type.Array(SubTaskSummary) }),
});
export type Task = Static<typeof Task>;

/** Reward of a validated task: points, and the highest badge that it completed. */
export const TaskReward = Type.Object({
  points: Count,
  badge: nullable(Type.Object({ type: Type.Enum(badgeTypes), level: Type.Enum(badgeLevels) })),
});
export type TaskReward = Static<typeof TaskReward>;

export const TaskDetail = Type.Object({
  ...instance,
  /** Null until it is validated, and when a staff member signed in as the person did it: that earns nothing. */
  reward: nullable(TaskReward),
  /** Time of a change of the texts after the validation; null if there is none, or the participant was informed. */
  changedSinceValidation: nullable(Instant),
  task: Type.Object({ ...content, subTasks: Type.Array(SubTask) }),
});
export type TaskDetail = Static<typeof TaskDetail>;
