import type { Activity, Appointment, PeopleBehind, User } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { aTeam, type Team } from '../../users/testing/a-team';
import { daysAgo, NOW, type Stories, storiesOf } from '../testing/stories';

let app: TestApp;
let team: Team;
let stories: Stories;
beforeAll(async () => {
  app = await startTestApp({ now: NOW });
  team = await aTeam(app);
  stories = await storiesOf(app, team);
});
afterAll(() => app.close());

const activityOf = async (person: { id: string }, viewer = team.headHR): Promise<Activity> =>
  (await app.as(viewer).get<User>(`/users/${person.id}`)).data.stats.activity;

const none: Activity = {
  silence: null,
  actions: { done: 0, planned: 0 },
  interviews: { done: 0, planned: 0 },
  applications: { sent: 0, accepted: 0 },
};

describe('the activity of a person', () => {
  it('counts what was done, as the reporting does, and what is to come', async () => {
    const person = await stories.someone('Active', { began: 40 });
    const client = app.as(person);
    const contact = (await client.post<{ id: string }>('/me/contacts', { type: 'hr', lastName: 'Petit' })).data.id;
    const plan = async (actionType: string, date: string) => {
      const planned = await client.post<Appointment>('/me/agenda', {
        title: 'Un point',
        actionType,
        type: 'video',
        date,
        contact,
      });
      expect(planned.status).toBe(200);
      return planned.data.id;
    };
    const change = async (id: string, body: object) =>
      expect((await client.put(`/me/agenda/${id}`, body)).status).toBe(200);
    await change(await plan('adviseQuery', '2026-11-20T09:00:00.000Z'), { comment: 'Un point utile.' });
    await change(await plan('jobInterview', '2026-11-21T09:00:00.000Z'), { comment: 'Un point utile.' });
    await change(await plan('adviseQuery', '2026-11-22T09:00:00.000Z'), { status: 'cancelled' });
    // Over without a report: neither done nor to come.
    await plan('adviseQuery', '2026-11-24T09:00:00.000Z');
    await plan('adviseQuery', '2026-11-27T09:00:00.000Z');
    await plan('jobInterview', '2026-11-30T09:00:00.000Z');
    const sentOn = { responseDate: '2026-11-20T00:00:00.000Z' };
    const offer = await client.post('/me/jobOffers', { title: 'Cariste', type: 'external', ...sentOn });
    expect(offer.status).toBe(200);

    const activity = await activityOf(person);

    expect(activity).toEqual({
      silence: null,
      actions: { done: 2, planned: 2 },
      interviews: { done: 1, planned: 1 },
      applications: { sent: 1, accepted: 0 },
    });
    for (const [metric, value] of [
      ['networking_actions_done_count', activity.actions.done],
      ['job_interview_done_count', activity.interviews.done],
      ['submitted_job_applications', activity.applications.sent],
    ] as const) {
      const query = `metric=${metric}&user=${person.id}&from=0&until=${Date.parse(NOW)}`;
      const { data } = await app.as(team.headHR).get<PeopleBehind>(`/reporting/people?${query}`);
      expect([metric, data.total.value]).toEqual([metric, value]);
    }
  });

  it('says why a participant counts as silent; staff never do', async () => {
    const away = await stories.someone('Away', { began: 40, last_seen_at: daysAgo(23) });
    const unopened = { setup_at: null, last_seen_at: null, invited_at: daysAgo(30) };
    const manager = await stories.someone('Unopened', { ...unopened, role: 'manager' });

    expect(await activityOf(away)).toEqual({
      ...none,
      silence: { reason: 'noConnection', since: daysAgo(23).toISOString() },
    });
    expect(await activityOf(manager, team.owner)).toEqual(none);
    expect(await activityOf(await stories.someone('Invited', unopened))).toMatchObject({
      silence: { reason: 'neverOpened' },
    });
  });
});
