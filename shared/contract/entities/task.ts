import { type Static, Type } from 'typebox';
import { taskFamilies, taskModes, taskStatuses } from '../enums/tasks';
import { Count, Html, Id, Instant, Label, nullable } from '../fields';
import { SubTask, SubTaskSummary } from './sub-task';

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
  points: Count,
  family: Type.Enum(taskFamilies),
};

/** A task of the participant's programme, dated. */
export const Task = Type.Object({
  ...instance,
  task: Type.Object({ ...content, subTasks: Type.Array(SubTaskSummary) }),
});
export type Task = Static<typeof Task>;

export const TaskDetail = Type.Object({
  ...instance,
  task: Type.Object({ ...content, subTasks: Type.Array(SubTask) }),
});
export type TaskDetail = Static<typeof TaskDetail>;
