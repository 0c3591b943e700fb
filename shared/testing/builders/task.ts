import type { SubTask, SubTaskSummary, Task, TaskDetail, UserSubTask } from '@passerelle/shared/contract';
import { anId } from './ids';

const userSubTask: UserSubTask = {
  status: 'pending',
  validationToken: null,
  count: 0,
  surveyResponses: null,
  documents: [],
  updatedAt: null,
};

export const aSubTaskSummary = (with_: Partial<SubTaskSummary> = {}): SubTaskSummary => ({
  id: anId(),
  type: 'text',
  subType: null,
  documentSubType: null,
  surveySubType: null,
  title: 'Choisir deux personnes',
  link: null,
  points: 10,
  libraryDocument: null,
  validation: { type: 'manual', fields: [], requiredCount: null },
  userSubTask: { status: userSubTask.status, validationToken: userSubTask.validationToken },
  ...with_,
});

export const aSubTask = (with_: Partial<SubTask> = {}): SubTask => ({
  ...aSubTaskSummary(),
  description: '<p>Pensez à d’anciens collègues.</p>',
  contentLanguage: 'fr',
  language: null,
  surveys: [],
  tricamWithPartialResults: false,
  userSubTask: { ...userSubTask },
  ...with_,
});

const instance = (): Omit<Task, 'task'> => ({
  id: anId(),
  status: 'pending',
  mode: 'automatic',
  validatedAt: null,
  validationToken: null,
  period: { index: 7, fromDate: '2026-11-16T00:00:00.000Z', validUntil: '2026-11-22T23:59:59.999Z' },
});

const content = (): Omit<Task['task'], 'subTasks'> => ({
  id: anId(),
  name: 'Demander conseil à deux personnes de votre réseau',
  description: '<p>Une conversation suffit.</p>',
  contentLanguage: 'fr',
  points: 20,
  family: 'networking',
});

/** Overrides for a task: of its instance, and under `task` of its content. */
type With<T extends { task: object }> = Partial<Omit<T, 'task'>> & { task?: Partial<T['task']> };

/** A task of this week, as lists show it. */
export const aTask = ({ task, ...with_ }: With<Task> = {}): Task => ({
  ...instance(),
  ...with_,
  task: { ...content(), subTasks: [aSubTaskSummary()], ...task },
});

export const aTaskDetail = ({ task, ...with_ }: With<TaskDetail> = {}): TaskDetail => ({
  ...instance(),
  reward: null,
  changedSinceValidation: null,
  ...with_,
  task: { ...content(), subTasks: [aSubTask()], ...task },
});
