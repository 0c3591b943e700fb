import { startTestApp, type TestApp } from '../../testing/test-app';
import { closeProgram } from './close-program';
import { giveProgram } from './give-program';
import { rollProgramsOver } from './roll-over';
import { saveProgram } from './save-program';
import { aParticipant, aPack, stepsOf, tasksOf } from './testing/a-participant';
import { aTask, aTemplate, aText } from './testing/a-template';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-25T10:00:00.000Z' });
}, 60_000);
beforeEach(() => app.clock.set('2026-11-25T10:00:00.000Z'));
afterAll(() => app.close());

const statusOf = async (userProgramId: string) =>
  app.db.selectFrom('user_programs').where('id', '=', userProgramId).select(['status', 'selected']).executeTakeFirst();

describe('Given a programme of three weeks', () => {
  const weeks = [[aTask({ family: 'cv', points: 25 }), aTask()], [aTask({ mode: 'manual' })], [aTask()]];

  it('When it is given from a Wednesday, Then its tasks are dated from that Monday, with their points at that time', async () => {
    const { userProgramId } = await aParticipant(app, aTemplate(weeks), '2026-11-25');
    const tasks = await tasksOf(app, userProgramId);
    expect(
      tasks.map((task) => [task.week_index, task.from_date.toISOString(), task.valid_until.toISOString()]),
    ).toEqual([
      [1, '2026-11-23T00:00:00.000Z', '2026-11-29T23:59:59.999Z'],
      [1, '2026-11-23T00:00:00.000Z', '2026-11-29T23:59:59.999Z'],
      [2, '2026-11-30T00:00:00.000Z', '2026-12-06T23:59:59.999Z'],
      [3, '2026-12-07T00:00:00.000Z', '2026-12-13T23:59:59.999Z'],
    ]);
    expect(tasks[0]).toMatchObject({ family: 'cv', points: 25, status: 'pending', mode: 'automatic' });
    expect(tasks[2]).toMatchObject({ mode: 'manual' });
    expect(await stepsOf(app, tasks[0]?.id ?? '')).toMatchObject([{ status: 'pending', done_count: 0 }]);
    expect(await statusOf(userProgramId)).toEqual({ status: 'started', selected: true });
  });

  it('When it begins next Monday, Then it is pending until that midnight, and ends after its last Sunday', async () => {
    const { userProgramId } = await aParticipant(app, aTemplate(weeks), '2026-11-30');
    expect(await statusOf(userProgramId)).toMatchObject({ status: 'pending' });
    app.clock.set('2026-11-30T00:00:00.000Z');
    await rollProgramsOver(app.db, app.clock.now());
    expect(await statusOf(userProgramId)).toMatchObject({ status: 'started' });
    app.clock.set('2026-12-20T23:59:59.999Z');
    await rollProgramsOver(app.db, app.clock.now());
    expect(await statusOf(userProgramId)).toMatchObject({ status: 'started' });
    app.clock.set('2026-12-21T00:00:00.000Z');
    await rollProgramsOver(app.db, app.clock.now());
    expect(await statusOf(userProgramId)).toEqual({ status: 'closed', selected: true });
    const left = new Set((await tasksOf(app, userProgramId)).map(({ status }) => status));
    expect([...left]).toEqual(['cancelled']);
  });

  it('When the server’s jobs run, Then programmes roll over each night', async () => {
    const { userProgramId } = await aParticipant(app, aTemplate(weeks), '2026-11-30');
    await app.services.jobs.start();
    app.clock.set('2026-11-30T00:00:00.000Z');
    await app.services.jobs.runDue();
    expect(await statusOf(userProgramId)).toMatchObject({ status: 'started' });
    const next = await app.db
      .selectFrom('jobs')
      .where('kind', '=', 'programmes roll over')
      .where('finished_at', 'is', null)
      .select('run_at')
      .execute();
    expect(next.map(({ run_at }) => run_at.toISOString())).toEqual(['2026-12-01T00:00:00.000Z']);
  });

  it('When it is given twice, also in parallel, Then there is one programme, one seat and each task once', async () => {
    const { person, programId, packId, userProgramId } = await aParticipant(app, aTemplate(weeks), '2026-11-23');
    const again = () =>
      giveProgram(app.db, { userId: person.id, programId, packId, from: '2026-11-24' }, app.clock.now());
    expect(await Promise.all([again(), again()])).toEqual([userProgramId, userProgramId]);
    expect(await tasksOf(app, userProgramId)).toHaveLength(4);
    const seats = await app.db.selectFrom('license_uses').where('license_pack_id', '=', packId).selectAll().execute();
    expect(seats).toHaveLength(1);
  });

  it('When another replaces it, Then open tasks are cancelled', async () => {
    const { person, userProgramId } = await aParticipant(app, aTemplate(weeks), '2026-11-23');
    const programId = await saveProgram(app.db, null, aTemplate([[aTask()]]), app.clock.now());
    const packId = await aPack(app, person.organizationId, [programId]);
    const next = await giveProgram(
      app.db,
      { userId: person.id, programId, packId, from: '2026-11-30' },
      app.clock.now(),
    );
    expect(await statusOf(userProgramId)).toEqual({ status: 'closed', selected: false });
    expect((await tasksOf(app, userProgramId)).map(({ status }) => status)).toEqual(Array(4).fill('cancelled'));
    expect(await statusOf(next)).toEqual({ status: 'pending', selected: true });
  });

  it('When it is closed, Then the reasons are stored and a second closing updates them', async () => {
    const { person, userProgramId } = await aParticipant(app, aTemplate(weeks), '2026-11-23');
    await closeProgram(app.db, person.id, { type: 'other', leavingDate: '2026-11-30' }, app.clock.now());
    const training = { dates: { fromDate: '2026-12-01', toDate: '2027-06-30' } };
    await closeProgram(app.db, person.id, { type: 'training', leavingDate: '2026-11-30', training }, app.clock.now());
    const closure = await app.db.selectFrom('user_program_closures').selectAll().execute();
    expect(closure).toMatchObject([
      { user_program_id: userProgramId, type: 'training', training_to_date: '2027-06-30' },
    ]);
    expect(await statusOf(userProgramId)).toEqual({ status: 'closed', selected: true });
  });
});

async function oneSeat() {
  const programId = await saveProgram(app.db, null, aTemplate([[aTask()]]), app.clock.now());
  const organizationId = await app.anOrganization();
  const packId = await aPack(app, organizationId, [programId], 1);
  const give = async (userId: string) =>
    giveProgram(app.db, { userId, programId, packId, from: '2026-11-23' }, app.clock.now());
  return { give, programId, organizationId };
}

describe('Given a pack', () => {
  it('When two people request its last seat in parallel, Then one gets it and the other’s call is rolled back', async () => {
    const { give, organizationId } = await oneSeat();
    const people = [
      await app.aPerson({ organization_id: organizationId }),
      await app.aPerson({ organization_id: organizationId }),
    ];
    const results = await Promise.allSettled(people.map(({ id }) => give(id)));
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'conflict' } });
    const ids = people.map(({ id }) => id);
    const given = await app.db.selectFrom('user_programs').where('user_id', 'in', ids).selectAll().execute();
    expect(given).toHaveLength(1);
  });

  it('When a person of another organisation requests it, Then it is a 404', async () => {
    const { give } = await oneSeat();
    const stranger = await app.aPerson();
    await expect(give(stranger.id)).rejects.toMatchObject({ code: 'notFound' });
  });

  it('When a programme outside it is requested, Then it is a 404', async () => {
    const { person, packId } = await aParticipant(app, aTemplate([[aTask()]]), '2026-11-23');
    const programId = await saveProgram(app.db, null, aTemplate([[aTask()]]), app.clock.now());
    const giving = { userId: person.id, programId, packId, from: '2026-11-23' };
    await expect(giveProgram(app.db, giving, app.clock.now())).rejects.toMatchObject({ code: 'notFound' });
  });
});

describe('Given a saved template', () => {
  it('When it is saved again, Then nothing is duplicated; removed tasks are archived, and current participants keep them', async () => {
    const [kept, dropped] = [aTask({ subTasks: [aText('one'), aText('two')] }), aTask()];
    const template = aTemplate([[kept, dropped]]);
    const { programId, userProgramId } = await aParticipant(app, template, '2026-11-23');
    const shorter = {
      ...template,
      weeks: [{ title: { fr: 'Semaine' }, tasks: [{ ...kept, subTasks: [aText('two')] }] }],
    };
    expect(await saveProgram(app.db, null, shorter, app.clock.now())).toBe(programId);
    expect(await tasksOf(app, userProgramId)).toHaveLength(2);
    const next = await aParticipant(app, shorter, '2026-11-23');
    const tasks = await tasksOf(app, next.userProgramId);
    expect(tasks).toHaveLength(1);
    expect(await stepsOf(app, tasks[0]?.id ?? '')).toHaveLength(1);
  });

  it('Then a document of one organisation is refused in a programme for all', async () => {
    const organizationId = await app.anOrganization();
    const at = app.clock.now().toJSDate();
    const { id: documentId } = await app.db
      .insertInto('library_documents')
      .values({ organization_id: organizationId, type: 'file', family: 'cv', created_at: at, updated_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    const reading = { key: 'read', type: 'document', use: 'toRead', documentId, title: { fr: 'Lire' } } as const;
    const template = aTemplate([[aTask({ subTasks: [reading] })]]);
    await expect(saveProgram(app.db, null, template, app.clock.now())).rejects.toThrow(documentId);
    await expect(saveProgram(app.db, organizationId, template, app.clock.now())).resolves.toEqual(expect.any(String));
  });

  it('Then its texts contain no script', async () => {
    const description = { fr: '<p onclick="x()">Bonjour<script>alert(1)</script></p>' };
    const { programId } = await aParticipant(app, aTemplate([[aTask({ description })]], { description }), '2026-11-23');
    const kept = await app.db.selectFrom('programs').where('id', '=', programId).select('description').execute();
    expect(kept).toEqual([{ description: { fr: '<p>Bonjour</p>' } }]);
  });
});
