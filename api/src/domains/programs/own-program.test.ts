import type { ParticipantProgram, Task, Paged } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { extendProgram } from './extend-program';
import { saveProgram } from './save-program';
import { aParticipant, aPack, tasksOf } from './testing/a-participant';
import { aTask, aTemplate } from './testing/a-template';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-25T10:00:00.000Z' });
}, 60_000);
beforeEach(() => app.clock.set('2026-11-25T10:00:00.000Z'));
afterAll(() => app.close());

const weeksOf = (count: number) => Array.from({ length: count }, () => [aTask()]);
const programOf = async (person: { id: string }) => (await app.as(person).get<ParticipantProgram>('/me/program')).data;
const daysOf = ({ weeks }: ParticipantProgram) => weeks.map(({ fromDate }) => fromDate.slice(0, 10));

describe('GET /me/program', () => {
  it('Given no session, Then 401; given a user without a programme, Then 404', async () => {
    expect(await app.anyone.get('/me/program')).toMatchObject({ status: 401 });
    expect(await app.as(await app.aPerson()).get('/me/program')).toMatchObject({ status: 404 });
  });

  it('Given the second week of three, Then it has the weeks, their points and the current week', async () => {
    const { person } = await aParticipant(app, aTemplate(weeksOf(3)), '2026-11-16');
    const program = await programOf(person);
    expect(program).toMatchObject({
      status: 'started',
      program: { name: 'Cap sur la suite', weekCount: 3, maxSuspension: 4 },
      dates: { fromDate: '2026-11-16T00:00:00.000Z', toDate: '2026-12-06T23:59:59.999Z' },
      remainingSuspensions: 4,
      currentWeek: 2,
      suspendedUntil: null,
    });
    expect(program.weeks[0]).toEqual({
      index: 1,
      fromDate: '2026-11-16T00:00:00.000Z',
      toDate: '2026-11-22T23:59:59.999Z',
      suspended: false,
      points: 0,
      total: 20,
      tasks: { validated: 0, total: 1 },
    });
    const english = await app.as(person).get<ParticipantProgram>('/me/program', { 'x-api-language': 'en' });
    expect(english.data.program).toMatchObject({ name: 'What comes next', contentLanguage: 'en' });
    const german = await app.as(person).get<ParticipantProgram>('/me/program', { 'x-api-language': 'de' });
    expect(german.data.program).toMatchObject({ name: 'Cap sur la suite', contentLanguage: 'fr' });
  });
});

describe('Extending', () => {
  it('Given two weeks, When two more are added, Then they follow the last and continue its numbers', async () => {
    const { person, userProgramId } = await aParticipant(app, aTemplate(weeksOf(2)), '2026-11-23');
    const extension = aTemplate(weeksOf(2), { type: 'extension' });
    const programId = await saveProgram(app.db, null, extension, app.clock.now());
    const packId = await aPack(app, person.organizationId, [programId]);
    await extendProgram(app.db, { userId: person.id, programId, packId }, app.clock.now());
    const program = await programOf(person);
    expect(program.weeks.map(({ index }) => index)).toEqual([1, 2, 3, 4]);
    expect(daysOf(program)).toEqual(['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14']);
    expect(program.dates.toDate).toBe('2026-12-20T23:59:59.999Z');
    const { data } = await app.as(person).get<Paged<Task>>('/me/tasks');
    expect(data.totalCount).toBe((await tasksOf(app, userProgramId)).length);
  });

  it('Given a basic programme, Then it cannot be added to another', async () => {
    const { person, packId, programId } = await aParticipant(app, aTemplate(weeksOf(1)), '2026-11-23');
    const extending = { userId: person.id, programId, packId };
    await expect(extendProgram(app.db, extending, app.clock.now())).rejects.toMatchObject({ code: 'invalid' });
  });
});
