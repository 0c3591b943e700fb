import type { OwnSubTask, Paged, ParticipantProgram, Stats, Task } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { aPack } from '../../domains/programs/testing/a-participant';
import type { Course, DemoPerson, DemoPrograms } from '../organizations/demo-types';
import { makeContent } from '../content';
import { livePrograms } from './history';

let app: TestApp;
let programs: DemoPrograms;
const demoOf = () => ({ db: app.db, now: app.clock.now(), services: app.services });
beforeAll(async () => {
  app = await startTestApp();
  ({ programs } = await makeContent(demoOf(), await app.anOrganization()));
}, 60_000);
afterAll(() => app.close());

async function aDemo(now: string, courses: Record<string, Course>): Promise<Record<string, { id: string }>> {
  app.clock.set(now);
  const demo = demoOf();
  const organizationId = await app.anOrganization();
  const packId = await aPack(app, organizationId, Object.values(programs), 50);
  const people: DemoPerson[] = [];
  for (const [email, course] of Object.entries(courses)) {
    await app.db.deleteFrom('users').where('email', '=', email).execute();
    const { id } = await app.aPerson({ email, organization_id: organizationId });
    const who = { firstName: 'Amel', lastName: 'Benkhelifa', gender: 'woman', role: 'user', jobLevel: 'etam' } as const;
    people.push({ id, organizationId, email, packId, course, ...who });
  }
  await livePrograms(demo, programs, people);
  return Object.fromEntries(people.map((person) => [person.email, person]));
}

const participant = 'participant@demo.example';

describe('The participant of the demo', () => {
  it.each(['2026-11-23T07:30:00.000Z', '2026-11-26T15:00:00.000Z', '2026-11-29T22:00:00.000Z'])(
    'is at %s in week seven of twelve',
    async (now) => {
      const people = await aDemo(now, { [participant]: { startsInWeeks: -6, pace: 0.8 } });
      const client = app.as(people[participant] ?? { id: '' });
      const { data: program } = await client.get<ParticipantProgram>('/me/program');
      expect(program).toMatchObject({ currentWeek: 7, program: { name: 'Mobilité active', weekCount: 12 } });
      expect(program.weeks.map(({ total }) => total)).toEqual([
        100, 100, 100, 100, 100, 100, 100, 40, 100, 100, 100, 100,
      ]);
      const { data: stats } = await client.get<Stats>('/me/stats');
      expect(stats).toMatchObject({
        week: { remainingActions: 3 },
        gauges: { actions: { points: 40, total: 100, ratio: 40 } },
        badges: { cv: { level: 'lvl3' }, linkedin: { level: 'lvl2' }, professionalProject: { level: 'lvl1' } },
      });
      expect(stats.gauges.progression.parts.actions).toMatchObject({ validated: 9, due: 13 });
      const list = async (query: string) => (await client.get<Paged<Task>>(`/me/tasks?${query}`)).data.items;
      const late = await list('status=pending&status=started&isPeriodValid=true&toDate=2026-11-22T23:59:59.999Z');
      expect(late.map(({ task }) => task.name)).toEqual(['Retenir deux pistes, en écarter une']);
      const [started] = await list('status=started');
      expect(started?.task.subTasks.map(({ userSubTask }) => userSubTask.status)).toEqual([
        'validated',
        'started',
        'pending',
        'pending',
      ]);
      const answered = '/me/subTasks?type=survey&surveySubType=basic&hasResponded=true&pageSize=999';
      const { data: surveys } = await client.get<Paged<OwnSubTask>>(answered);
      expect(surveys.items.map((item) => item.surveys[0]?.title)).toEqual([
        'Ce que vous retenez de trois métiers',
        'Votre point de départ',
      ]);
      expect(JSON.stringify(surveys)).not.toContain('À préciser');
      const { data: uploads } = await client.get<Paged<OwnSubTask>>('/me/subTasks?type=upload&hasResponded=true');
      const names = uploads.items.flatMap(({ userSubTask }) => userSubTask.documents.map(({ name }) => name));
      expect(names).toContain('Ajuster votre CV à une piste');
      expect(names).toHaveLength(uploads.items.length);
      const future = await app.db
        .selectFrom('user_tasks')
        .where('validated_at', '>', app.clock.now().toJSDate())
        .selectAll()
        .execute();
      expect(future).toEqual([]);
    },
  );
});

describe('The others of the demo', () => {
  it('are in every state of a programme', async () => {
    const closure = { type: 'other', leavingDate: '2026-11-18', weeksAgo: 1 } as const;
    const people = await aDemo('2026-11-26T15:00:00.000Z', {
      'running@demo.example': { startsInWeeks: -4, pace: 0.5 },
      'waiting@demo.example': { startsInWeeks: 2, pace: 0 },
      'suspended@demo.example': { startsInWeeks: -4, pace: 0.7, suspension: { weeksAgo: 1, weeks: 2 } },
      'extended@demo.example': { startsInWeeks: -12, pace: 0.9, extended: true },
      'finished@demo.example': { startsInWeeks: -13, pace: 0.9 },
      'closed@demo.example': { startsInWeeks: -8, pace: 0.9, closure },
      'within@demo.example': { startsInWeeks: -2, pace: 0.9, program: 'internal' },
    });
    const states: Record<string, unknown> = {};
    for (const [email, person] of Object.entries(people)) {
      const { data } = await app.as(person).get<ParticipantProgram>('/me/program');
      const until = data.suspendedUntil?.slice(0, 10) ?? null;
      states[email.split('@')[0] ?? ''] = [data.status, data.currentWeek, data.weeks.length, until];
    }
    expect(states).toEqual({
      running: ['started', 5, 12, null],
      waiting: ['pending', null, 12, null],
      suspended: ['started', 5, 14, '2026-12-13'],
      extended: ['started', 13, 16, null],
      finished: ['closed', null, 12, null],
      closed: ['closed', 9, 12, null],
      within: ['started', 3, 6, null],
    });
    const done = await app.db
      .selectFrom('user_tasks')
      .where('user_id', '=', people['running@demo.example']?.id ?? '')
      .where('status', '=', 'validated')
      .selectAll()
      .execute();
    expect(done.length).toBeGreaterThan(5);
    expect(done.length).toBeLessThan(12);
  });
});

describe('The programmes of the demo', () => {
  it('have every kind of step, family and survey, in French and in English', async () => {
    const kindsOf = async (column: 'type' | 'survey_sub_type' | 'action_sub_type') => {
      const kinds = app.db
        .selectFrom('sub_tasks')
        .where(column, 'is not', null)
        .orderBy(column)
        .select(column)
        .distinct();
      return (await kinds.execute()).map((row) => row[column]);
    };
    expect(await kindsOf('type')).toEqual(['action', 'document', 'link', 'survey', 'text', 'upload']);
    expect(await kindsOf('action_sub_type')).toEqual(['contact', 'hiring', 'networking']);
    expect(await kindsOf('survey_sub_type')).toEqual(['basic', 'colors', 'intelligence', 'tricam', 'validation']);
    const families = await app.db.selectFrom('tasks').select('family').distinct().execute();
    expect(families).toHaveLength(11);
    const questions = await app.db.selectFrom('survey_questions').select('type').distinct().execute();
    expect(questions).toHaveLength(4);
    const words = [
      ...(await app.db.selectFrom('tasks').select(['name', 'description']).execute()),
      ...(await app.db.selectFrom('sub_tasks').select(['title as name', 'description']).execute()),
      ...(await app.db.selectFrom('survey_questions').select(['label as name']).execute()),
      ...(await app.db.selectFrom('survey_answers').select(['label as name']).execute()),
    ].flatMap((row) => Object.values(row));
    for (const text of words.filter((found) => found !== null)) {
      expect(Object.keys(text)).toEqual(expect.arrayContaining(['fr', 'en']));
      expect(text.fr).not.toMatch(/ [;!?%:»]|« |\w'\w/);
    }
  });

  it('link to documents that every organisation can read', async () => {
    const asked = await app.db
      .selectFrom('sub_tasks')
      .innerJoin('library_documents as document', 'document.id', 'sub_tasks.library_document_id')
      .select(['document.key', 'document.organization_id'])
      .execute();
    expect(asked.length).toBeGreaterThan(15);
    expect(asked.filter(({ organization_id: owner }) => owner !== null)).toEqual([]);
  });

  it('do not change, Given the same content on another day', async () => {
    const rows = () => app.db.selectFrom('programs').orderBy('key').selectAll().execute();
    const before = await rows();
    app.clock.set('2026-11-27T15:00:00.000Z');
    await makeContent(demoOf(), await app.anOrganization());
    expect(await rows()).toEqual(before);
  });
});
