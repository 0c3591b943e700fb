import type {
  Appointment,
  JobOffer,
  Paged,
  ParticipantProgram,
  Stats,
  Task,
  TaskDetail,
  User,
} from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../testing/test-app';
import { createTestClient, type TestClient } from '../testing/test-client';
import { aPassword, aWorld, type World } from './testing/a-world';

let app: TestApp;
let world: World;
let person: { id: string };
beforeAll(async () => {
  app = await startTestApp();
  world = await aWorld(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  person = await world.someone(world.near);
  await world.follow(person.id);
});

const sessionIn = (answer: { cookies: readonly { name: string; value: string }[] }): string =>
  answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

/** Product staff in another user's account. */
async function actingAs(userId: string): Promise<{ client: TestClient; staff: { id: string } }> {
  const staff = await app.aPerson({ role: 'superAdmin', password: aPassword });
  let cookie = sessionIn(await app.anyone.post('/auth', { username: staff.email, password: aPassword }));
  const client = createTestClient(app.server, () => Promise.resolve(cookie));
  const started = await client.post('/logAs', { userId, reason: 'Aide' });
  cookie = sessionIn(started);
  return { client, staff };
}

/** The work of a participant in a week: a task, an action planned and reported on, an application. */
async function aWeekOfWork(client: TestClient): Promise<void> {
  const [task] = (await client.get<Paged<Task>>('/me/tasks')).data.items;
  const detail = (await client.get<TaskDetail>(`/me/tasks/${task?.id}`)).data;
  for (const { id } of detail.task.subTasks) {
    const done = await client.put<TaskDetail>(`/me/tasks/${task?.id}/subTask/${id}`, {});
    expect(done).toMatchObject({ status: 200, data: { status: 'validated' } });
  }
  const contact = (await client.post<{ id: string }>('/me/contacts', { type: 'hr', lastName: 'Martin' })).data;
  const meeting = { title: 'Entretien', actionType: 'jobInterview', type: 'video', date: '2026-11-24T11:30:00.000Z' };
  const planned = (await client.post<Appointment>('/me/agenda', { ...meeting, contact: contact.id })).data;
  await client.put(`/me/agenda/${planned.id}`, { status: 'validated', comment: 'Bien' });
  const offer = (await client.post<JobOffer>('/me/jobOffers', { title: 'Soudeur', type: 'external' })).data;
  await client.put(`/me/jobOffers/${offer.id}`, { status: 'pending' });
}

const metrics = [
  'session_count',
  'total_session_duration',
  'task_points',
  'networking_actions_done_count',
  'job_interview_done_count',
  'submitted_job_applications',
  'user_badges',
];

/** Every figure of a person, as seen by them and their owner. */
async function figuresOf({ id }: { id: string }) {
  const owner = app.as(world.owners.ours);
  const counted: Record<string, unknown> = {};
  for (const metric of metrics) {
    const whose = `${metric}{user="${id}"}`;
    const figure = metric === 'user_badges' ? whose : `sum_over_time(${whose}[60d])`;
    const query = encodeURIComponent(`sum(${figure})`);
    const { data } = await owner.get<{ result: { value: unknown[] }[] }>(`/reporting/grafana/query?query=${query}`);
    counted[metric] = data.result.map(({ value }) => value[1]);
  }
  const { data: seen } = await owner.get<User>(`/users/${id}`);
  const kept = await app.db.selectFrom('users').where('id', '=', id).select('last_seen_at').executeTakeFirstOrThrow();
  return { counted, sessions: seen.sessions, lastSeen: kept.last_seen_at };
}

describe('work of product staff in a user’s account', () => {
  it('is stored, and counts in no figure of the user', async () => {
    const before = await figuresOf(person);
    const { client } = await actingAs(person.id);
    const idle = (await client.get<Stats>('/me/stats')).data;

    await aWeekOfWork(client);

    const stats = (await client.get<Stats>('/me/stats')).data;
    const { actions, ...others } = stats.gauges.progression.parts;
    const { actions: _before, ...idleOthers } = idle.gauges.progression.parts;
    expect([stats.tasks.points, actions.validated, actions.points]).toEqual([0, 0, 0]);
    expect(others).toEqual(idleOthers);
    const { appointments, interviews, badges } = idle;
    expect(stats).toMatchObject({ appointments, interviews, badges });
    expect(stats.week.remainingActions).toBe(0);
    const { weeks } = (await client.get<ParticipantProgram>('/me/program')).data;
    expect(weeks.map(({ points }) => points)).toEqual(weeks.map(() => 0));
    expect(await figuresOf(person)).toEqual(before);
  });

  it('counts if the user does the same', async () => {
    await aWeekOfWork(app.as(person));

    const stats = (await app.as(person).get<Stats>('/me/stats')).data;
    expect([stats.tasks.points, stats.interviews.count, stats.appointments.total]).toEqual([20, 1, 1]);
    const { counted } = await figuresOf(person);
    expect(counted).toMatchObject({ task_points: ['20'], job_interview_done_count: ['1'], session_count: ['1'] });
  });

  it('is logged with both users, also for calls that users’ own work does not log', async () => {
    const { client, staff } = await actingAs(person.id);
    await client.post('/me/contacts', { type: 'hr', lastName: 'Martin' });
    await client.put('/me', { firstName: 'Amélie' });
    await app.as(person).post('/me/contacts', { type: 'hr', lastName: 'Martin' });

    const lines = await app.db
      .selectFrom('audit_log')
      .where('subject_id', '=', person.id)
      .where('action', '=', 'user.updated')
      .select(['actor_id', 'impersonator_id', 'fields', 'details'])
      .execute();
    const both = { actor_id: person.id, impersonator_id: staff.id };
    expect(lines).toHaveLength(2);
    expect(lines).toEqual(
      expect.arrayContaining([
        { ...both, fields: [], details: { call: 'POST /me/contacts' } },
        { ...both, fields: ['firstName'], details: { call: 'PUT /me' } },
      ]),
    );
  });
});
