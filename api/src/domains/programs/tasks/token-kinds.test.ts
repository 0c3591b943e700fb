import type { TaskDetail } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { closeProgram } from '../close-program';
import { giveProgram } from '../give-program';
import type { SubTaskTemplate } from '../template';
import { aParticipant, tasksOf } from '../testing/a-participant';
import { aTask, aTemplate } from '../testing/a-template';
import { writeToken } from './validation-token';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-25T10:00:00.000Z' });
}, 60_000);
beforeEach(() => app.clock.set('2026-11-25T10:00:00.000Z'));
afterAll(() => app.close());

const title = { fr: 'Étape' };
const validation = { type: 'automatic' } as const;
const steps = {
  contact: { key: 'go', type: 'action', action: 'contact', title, validation },
  networking: { key: 'go', type: 'action', action: 'networking', title, validation },
  hiring: { key: 'go', type: 'action', action: 'hiring', title, validation },
  link: { key: 'go', type: 'link', title, link: { fr: 'https://example.org' }, validation },
  text: { key: 'go', type: 'text', title, validation },
  upload: { key: 'go', type: 'upload', title, validation },
} satisfies Record<string, SubTaskTemplate>;
type Kind = keyof typeof steps;

/** A user whose task requires one thing, this week and the next, and the calls that create the three things. */
async function asked(kind: Kind, requiredCount?: number) {
  const step = { ...steps[kind], ...(requiredCount && { validation: { ...validation, requiredCount } }) };
  const course = await aParticipant(
    app,
    aTemplate([[aTask({ subTasks: [step] })], [aTask({ subTasks: [step] })]]),
    '2026-11-23',
  );
  const [task, next] = await tasksOf(app, course.userProgramId);
  const client = app.as(course.person);
  const detail = async (id = task?.id) => (await client.get<TaskDetail>(`/me/tasks/${id}`)).data;
  const firstStep = async (id?: string) => (await detail(id)).task.subTasks[0];
  const rows = async (table: 'contacts' | 'appointments' | 'job_offers' | 'points_entries') =>
    (await app.db.selectFrom(table).where('user_id', '=', course.person.id).select('user_id').execute()).length;
  const { id: contact } = (await client.post<{ id: string }>('/me/contacts', { lastName: 'Martin', type: 'hr' })).data;
  const meeting = { contact, title: 'Conseil', actionType: 'adviseQuery', type: 'phone', date: '2026-11-26T10:00:00Z' };
  const make = {
    contacts: (taskValidationToken: string) =>
      client.post('/me/contacts', { lastName: 'Petit', type: 'internal', taskValidationToken }),
    appointments: (taskValidationToken: string) => client.post('/me/agenda', { ...meeting, taskValidationToken }),
    job_offers: (taskValidationToken: string) =>
      client.post('/me/jobOffers', { title: 'Cheffe de projet', type: 'internal', taskValidationToken }),
  };
  return {
    ...course,
    client,
    detail,
    firstStep,
    make,
    rows,
    next,
    token: async () => (await firstStep())?.userSubTask.validationToken ?? '',
    /** As the server would sign it. */
    forged: async (id?: string) =>
      writeToken(app.services.config.sessionSecret, {
        userSubTaskId: (await firstStep(id))?.id ?? '',
        userId: course.person.id,
        count: 0,
      }),
  };
}

const calls = ['contacts', 'appointments', 'job_offers'] as const;
const rightCall = { contact: 'contacts', networking: 'appointments', hiring: 'job_offers' } as const;

describe('The token of a step', () => {
  it.each(['contact', 'networking', 'hiring'] as const)('Given %s, Then its own call validates it', async (kind) => {
    const { make, token, detail, rows } = await asked(kind);
    expect((await make[rightCall[kind]](await token())).status).toBe(200);
    expect(await detail()).toMatchObject({ status: 'validated' });
    expect(await rows('points_entries')).toBe(1);
  });

  const wrong = (Object.keys(steps) as Kind[]).flatMap((kind) =>
    calls
      .filter((call) => !(kind in rightCall) || rightCall[kind as keyof typeof rightCall] !== call)
      .map((call) => [kind, call] as const),
  );
  it.each(wrong)('Given %s, Then creating %s with it is refused, and nothing is created', async (kind, call) => {
    const { make, token, rows, detail } = await asked(kind);
    const before = await rows(call);

    expect(await make[call](await token())).toMatchObject({
      status: 400,
      error: { fields: { taskValidationToken: 'notAllowed' } },
    });

    expect(await rows(call)).toBe(before);
    expect(await detail()).toMatchObject({ status: 'pending' });
  });
});

describe('Another user’s token', () => {
  it('Then it is refused: another user’s, a forged one, half of one, one of a whole task', async () => {
    const [mine, theirs] = [await asked('contact'), await asked('contact')];
    const theirToken = await theirs.token();
    const [prefix, step, , signature] = (await mine.token()).split('.');
    for (const token of [
      theirToken,
      `${prefix}.${step}.7.${signature}`,
      theirToken.replace(/^task\.[^.]+/, `task.${step}`),
      `${prefix}.${step}.0`,
      `task....${'x'.repeat(43)}`,
      `hand.${step}.${signature}`,
      'é'.repeat(80),
    ]) {
      expect(await mine.make.contacts(token)).toMatchObject({
        status: 400,
        error: { fields: { taskValidationToken: 'unknown' } },
      });
    }
    expect(await mine.rows('contacts')).toBe(1);
    expect(await theirs.detail()).toMatchObject({ status: 'pending' });
  });
});

describe('A token of a closed task', () => {
  it('Given next week’s, Then there is none, and a forged one is refused until its Monday', async () => {
    const { make, forged, firstStep, next, rows, detail } = await asked('contact');
    expect((await firstStep(next?.id))?.userSubTask.validationToken).toBeNull();
    const early = await make.contacts(await forged(next?.id));
    expect(early).toMatchObject({ status: 409, error: { message: expect.stringContaining('pas encore ouverte') } });
    expect(await rows('contacts')).toBe(1);
    app.clock.set('2026-11-30T00:00:00.000Z');
    expect((await make.contacts(await forged(next?.id))).status).toBe(200);
    expect(await detail(next?.id)).toMatchObject({ status: 'validated' });
  });

  it('Given a closed or replaced programme, Then it is refused and nothing is created', async () => {
    const closed = await asked('contact');
    const replaced = await asked('contact');
    const tokens = [await closed.token(), await replaced.token()] as const;
    await closeProgram(app.db, closed.person.id, { type: 'other', leavingDate: '2026-11-25' }, app.clock.now());
    const { person, programId, packId } = replaced;
    await giveProgram(app.db, { userId: person.id, programId, packId, from: '2026-11-30' }, app.clock.now());

    for (const [{ make, rows, client }, token] of [
      [closed, tokens[0]],
      [replaced, tokens[1]],
    ] as const) {
      const refused = { status: 409, error: { message: expect.stringContaining('a été annulée') } };
      expect(await make.contacts(token)).toMatchObject(refused);
      expect(await client.post('/signedAction', { token })).toMatchObject(refused);
      expect(await rows('contacts')).toBe(1);
      expect(await rows('points_entries')).toBe(0);
    }
    expect((await closed.firstStep())?.userSubTask.validationToken).toBeNull();
  });
});

describe('A required count', () => {
  it('Given three contacts, two of them in two tabs in parallel, Then each new token counts one', async () => {
    const { make, token, firstStep, rows, detail } = await asked('contact', 3);
    const first = await token();
    const together = await Promise.all([make.contacts(first), make.contacts(first)]);
    expect(together.map(({ status }) => status)).toEqual([200, 200]);
    // The second contact is stored, but its tab used the same token.
    expect((await firstStep())?.userSubTask).toMatchObject({ status: 'started', count: 1 });
    await make.contacts(await token());
    expect(await detail()).toMatchObject({ status: 'started' });
    await make.contacts(await token());
    expect(await detail()).toMatchObject({ status: 'validated' });
    await make.contacts(first);
    expect((await firstStep())?.userSubTask).toMatchObject({ status: 'validated', count: 3, validationToken: null });
    expect(await rows('points_entries')).toBe(1);
  });
});
