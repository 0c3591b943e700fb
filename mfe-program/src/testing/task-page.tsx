import { screen, within } from '@testing-library/react';
import type { OwnProfile, SubTask, TaskDetail } from '@passerelle/shared/contract';
import {
  aProfile,
  aSubTask,
  aTaskDetail,
  fakeApi,
  type Handlers,
  listOf,
  renderScreen,
  someStats,
} from '@passerelle/shared/testing';

import { TaskScreen } from '../task/task.screen';

export const answered = {
  status: 'validated' as const,
  validationToken: null,
  count: 1,
  surveyResponses: null,
  documents: [],
  updatedAt: '2026-11-17T10:00:00.000Z',
};
const open = { ...answered, status: 'pending' as const, count: 0, updatedAt: null };
export const automatic = { type: 'automatic', fields: [] as string[], requiredCount: null } as const;
export const manual = { type: 'manual', fields: [] as string[], requiredCount: null } as const;

/** A step that can be done, with a token if it needs a validation. */
export const aStep = (with_: Partial<SubTask> = {}): SubTask => {
  const step = aSubTask({ title: 'Étape', validation: automatic, ...with_ });
  const validationToken = step.validation ? 'task.token' : null;
  return { ...step, userSubTask: with_.userSubTask ?? { ...open, validationToken } };
};
export const doneStep = (step: SubTask): SubTask => ({ ...step, userSubTask: answered });

export const aTaskOf = (subTasks: SubTask[], with_: Partial<Omit<TaskDetail, 'task'>> = {}): TaskDetail =>
  aTaskDetail({ ...with_, task: { name: 'Demander conseil', subTasks } });

interface Options {
  state?: unknown;
  /** The signed-in person, if it has to stay the same between pages. */
  person?: OwnProfile;
  handlers?: Handlers;
  slots?: NonNullable<NonNullable<Parameters<typeof renderScreen>[1]>['slots']>;
}

/** Renders the page of a task; after a successful validation the server answers with `after`. */
export async function showTask(task: TaskDetail, { state, person, handlers = {}, slots }: Options = {}, after = task) {
  let current = task;
  const api = fakeApi({
    'GET /me': () => aProfile(),
    'GET /me/tasks/:taskId': () => current,
    'GET /me/tasks': () => listOf([]),
    'GET /me/stats': () => someStats(),
    'POST /signedAction': () => {
      current = after;
      return { done: 'subTaskValidated' };
    },
    'PUT /me/tasks/:taskId/subTask/:subTaskId': () => {
      current = after;
      return current;
    },
    ...handlers,
  });
  const shown = await renderScreen(<TaskScreen />, {
    route: `/program/task/${task.id}`,
    path: '/program/task/:taskId',
    state,
    ...(person && { person }),
    ...(slots && { slots }),
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...shown, api };
}

export function stepNamed(name = 'Étape') {
  const item = screen.getByRole('heading', { level: 3, name }).closest('li');
  if (!item) throw new Error(`${name} is not a step`);
  return within(item);
}
