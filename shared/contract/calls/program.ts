import { Type } from 'typebox';
import { defineCalls } from '../call';
import { TaskCounts } from '../entities/reporting/counts';
import { OwnSubTask, SubTaskUpdate, Task, TaskDetail } from '../entities/programs/task';
import { locales } from '../enums/locales';
import {
  actionSubTypes,
  documentSubTypes,
  subTaskSorts,
  subTaskTypes,
  surveySubTypes,
  taskFamilies,
  taskSorts,
  taskStatuses,
} from '../enums/tasks';
import { Id, Instant } from '../fields';
import { pageSizes } from '../limits';
import { countQuery, listQuery, several } from '../paging';
import { listOf } from '../envelope';
import { Stats } from '../entities/programs/stats';
import { ParticipantProgram, ProgramUpdate } from '../entities/programs/program';

const params = Type.Object({ taskId: Id });

const filters = {
  fromDate: Type.Optional(Instant),
  toDate: Type.Optional(Instant),
  status: several(taskStatuses),
  family: several(taskFamilies),
  /** True: only tasks that can still be done. */
  isPeriodValid: Type.Optional(Type.Boolean()),
  /** True: the period lies wholly between the two dates; otherwise touching them is enough. */
  strictRange: Type.Optional(Type.Boolean()),
};

/** Answers that a completed step makes stale: the task, the lists that show it, the figures and the programme. */
export const stepProgress = ['/me/tasks/*', '/me/subTasks', '/me/stats', '/me/program'] as const;

export const taskCalls = defineCalls({
  'GET /me/tasks': {
    summary: 'The tasks of the programme, page by page.',
    query: listQuery(taskSorts, filters, pageSizes.tasks),
    response: listOf(Task),
  },
  // The specification counts tasks of a week without giving the call a path.
  'GET /me/tasks/count': { summary: 'Number of tasks by status.', query: countQuery(filters), response: TaskCounts },
  'GET /me/tasks/:taskId': { summary: 'One task with its sub-tasks.', params, response: TaskDetail },
  'PUT /me/tasks/:taskId/seen': {
    summary: 'The participant was told that the texts of a validated task have changed.',
    params,
    // The note stays until the page is left.
    touches: [],
  },
  'PUT /me/tasks/:taskId/subTask/:subTaskId': {
    summary: 'Keep what was done with a sub-task that needs no validation.',
    params: Type.Object({ taskId: Id, subTaskId: Id }),
    body: SubTaskUpdate,
    response: TaskDetail,
    touches: stepProgress,
  },
  'GET /me/subTasks': {
    summary: 'Sub-tasks across the programme, such as the surveys that were answered.',
    query: listQuery(
      subTaskSorts,
      {
        type: several(subTaskTypes),
        subType: several(actionSubTypes),
        documentSubType: several(documentSubTypes),
        surveySubType: several(surveySubTypes),
        language: several(locales),
        hasResponded: Type.Optional(Type.Boolean()),
      },
      pageSizes.surveys,
    ),
    response: listOf(OwnSubTask),
  },
});

export const ownProgramCalls = defineCalls({
  'GET /me/program': {
    summary: 'The programme a participant follows, week by week. 404 while there is none.',
    response: ParticipantProgram,
  },
  'PUT /me/program': {
    summary: 'Suspend for a number of weeks; zero reactivates from the next Monday.',
    body: ProgramUpdate,
    response: ParticipantProgram,
    // Tasks, figures and appointments move with the weeks, and the profile names the programme.
    touches: ['/me/*'],
  },
  'GET /me/stats': { summary: 'This week’s points, both gauges and the badges.', response: Stats },
});
