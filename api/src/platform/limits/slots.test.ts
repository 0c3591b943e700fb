import { createSlots } from './slots';

const slots = () => createSlots({ running: 2, waiting: 1, maxWaitMs: 60_000 });
const settled = async (promise: Promise<unknown>): Promise<boolean> => {
  const pending = Symbol('pending');
  return (await Promise.race([promise, Promise.resolve(pending)])) !== pending;
};

describe('slots', () => {
  it('Given a full queue, Then the next is refused and other keys are free', async () => {
    const { enter } = slots();
    const leave = await enter('one');
    await enter('one');
    const waiting = enter('one');

    await expect(enter('one')).rejects.toMatchObject({ status: 429, details: { retryAfter: 5 } });
    expect(await settled(waiting)).toBe(false);
    await enter('other');
    leave();
    leave();
    await waiting;
    const next = enter('one');
    expect(await settled(next)).toBe(false);
  });

  it('Given work that fails, Then its slot is free again', async () => {
    const one = createSlots({ running: 1, waiting: 0, maxWaitMs: 1_000 });

    await expect(one.run('key', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await one.run('key', () => Promise.resolve('done'))).toBe('done');
  });

  it('Given a client that disconnects in the queue, Then its work is not done and the next is admitted', async () => {
    const { enter, run } = createSlots({ running: 1, waiting: 1, maxWaitMs: 60_000 });
    const leave = await enter('key');
    const leaving = new AbortController();
    const work = jest.fn();
    const given = run('key', work, leaving.signal);

    leaving.abort();
    await expect(given).rejects.toMatchObject({ status: 400 });
    const next = enter('key');
    leave();

    expect(await next).toBeInstanceOf(Function);
    await expect(run('key', work, leaving.signal)).rejects.toMatchObject({ status: 400 });
    expect(work).not.toHaveBeenCalled();
  });

  it('Given a wait beyond the limit, Then the call is refused and no other is admitted in its place', async () => {
    jest.useFakeTimers();
    const { enter } = createSlots({ running: 1, waiting: 1, maxWaitMs: 1_000 });
    const leave = await enter('key');
    const late = enter('key');
    const refused = expect(late).rejects.toMatchObject({ status: 429 });

    jest.advanceTimersByTime(1_000);
    await refused;
    leave();

    expect(await enter('key')).toBeInstanceOf(Function);
    jest.useRealTimers();
  });
});
