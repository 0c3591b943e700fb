import type { OwnProfile } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { aParticipant, suspend } from '../programs/testing/a-participant';
import { aTask, aTemplate } from '../programs/testing/a-template';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-25T10:00:00.000Z' });
}, 60_000);
beforeEach(() => app.clock.set('2026-11-25T10:00:00.000Z'));
afterAll(() => app.close());

async function someone() {
  const weeks = Array.from({ length: 6 }, () => [aTask()]);
  const { person } = await aParticipant(app, aTemplate(weeks), '2026-11-16');
  return {
    person,
    isToBeShown: async () => (await app.as(person).get<OwnProfile>('/me')).data.shouldShowSuspension,
    wasShown: () => app.as(person).put<OwnProfile>('/me', { shouldShowSuspension: false }),
  };
}

describe('The notice of a suspension', () => {
  it('Given none, Then there is none; given one, Then once, on every device', async () => {
    const { person, isToBeShown, wasShown } = await someone();
    expect(await isToBeShown()).toBe(false);
    await suspend(app, person, 1);
    expect(await isToBeShown()).toBe(true);

    expect((await wasShown()).data.shouldShowSuspension).toBe(false);
    expect((await wasShown()).status).toBe(200);

    expect(await isToBeShown()).toBe(false);
    app.clock.set('2026-12-04T10:00:00.000Z');
    expect(await isToBeShown()).toBe(false);
  });

  it('Given a later one, Then it is shown again; a notice seen before the first hides nothing', async () => {
    const { person, isToBeShown, wasShown } = await someone();
    expect((await wasShown()).status).toBe(200);
    await suspend(app, person, 1);
    expect(await isToBeShown()).toBe(true);
    await wasShown();
    app.clock.set('2026-12-16T10:00:00.000Z');
    await suspend(app, person, 1);
    expect(await isToBeShown()).toBe(true);
  });

  it('Given a reactivation, Then the past one is not shown again; withdrawn before it began, it is never shown', async () => {
    const [early, late] = [await someone(), await someone()];
    for (const { person } of [early, late]) await suspend(app, person, 2);
    await suspend(app, early.person, 0);
    expect(await early.isToBeShown()).toBe(false);
    await late.wasShown();
    app.clock.set('2026-12-02T10:00:00.000Z');
    await suspend(app, late.person, 0);
    expect(await late.isToBeShown()).toBe(false);
  });

  it('Given any value but « no », Then 400', async () => {
    const { person } = await someone();
    for (const value of [true, 'yes', 3]) {
      const { status, error } = await app.as(person).put('/me', { shouldShowSuspension: value });
      expect([status, Object.keys(error.fields ?? {})]).toEqual([400, ['shouldShowSuspension']]);
    }
  });
});
