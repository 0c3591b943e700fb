import type { Task } from '@passerelle/shared/contract';
import {
  aParticipantProgram,
  aProfile,
  fakeApi,
  listOf,
  someStats,
  type FakeApi,
  type FakeRequest,
  type Handlers,
} from '@passerelle/shared/testing';

const MONDAY = '2026-11-16T00:00:00.000Z';
const NEXT_MONDAY = '2026-11-23T00:00:00.000Z';

export interface TasksBySection {
  current?: Task[];
  previous?: Task[];
  next?: Task[];
}

/** The section that a request asks for. */
function sectionOf({ query }: FakeRequest): keyof TasksBySection {
  if (query.fromDate === MONDAY) return 'current';
  return query.fromDate === NEXT_MONDAY ? 'next' : 'previous';
}

/** The calls of home with ordinary answers; `handlers` replace them. */
export function programApi(tasks: TasksBySection = {}, handlers: Handlers = {}): FakeApi {
  return fakeApi({
    'GET /me': () => aProfile(),
    'GET /me/stats': () => someStats(),
    'GET /me/program': () => aParticipantProgram(),
    'GET /me/tasks': (request) => {
      const all = tasks[sectionOf(request)] ?? [];
      const [page, pageSize] = [Number(request.query.page), Number(request.query.pageSize)];
      const items = all.slice(page * pageSize, (page + 1) * pageSize);
      return listOf(items, { page, pageSize, totalCount: all.length });
    },
    'GET /me/tasks/count': (request) => {
      const all = (tasks[sectionOf(request)] ?? []).length;
      return { all, pending: all, started: 0, validated: 0, cancelled: 0 };
    },
    ...handlers,
  });
}
