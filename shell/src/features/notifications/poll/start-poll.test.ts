import { emit, on } from '@passerelle/shared/events';
import { aNotification, fakeApi, type FakeApi, later, listOf, refuse } from '@passerelle/shared/testing';

import { unreadCount } from '../../../layouts/unread-count';
import { lastFailure } from './notifications.resource';
import { FakeStream, giveStreams, giveTabs, setShown, takeStreams, takeTabs } from './fake-tabs.test-helper';
import { startPoll } from './start-poll';

const realTimeout = globalThis.setTimeout;
const CALL = 'GET /me/notifications';

/** Lets time pass in small steps, and answers arrive in between. */
async function pass(milliseconds: number): Promise<void> {
  const step = 250;
  for (let passed = 0; passed < milliseconds; passed += step) {
    await settle();
    jest.advanceTimersByTime(step);
  }
  await settle();
}
const settle = (): Promise<void> => new Promise((resolve) => void realTimeout(resolve, 5));

const answerWith = (received: number, sendAt = '2026-11-17T08:00:00.000Z') =>
  listOf(received > 0 ? [aNotification({ sendAt })] : [], { totalCount: received, pageSize: 1 });

describe('the notification poll', () => {
  let api: FakeApi;
  const stops: (() => void)[] = [];
  const start = (): (() => void) => {
    const stop = startPoll('p1');
    stops.push(stop);
    return stop;
  };
  const asked = (): number => api.requestsOf(CALL).length;

  beforeEach(() => {
    jest.useFakeTimers({
      now: new Date('2026-11-18T09:30:00Z'),
      doNotFake: ['nextTick', 'queueMicrotask', 'performance'],
    });
    setShown(true);
    emit('session-changed', { personId: 'p1' });
    api = fakeApi({ [CALL]: () => answerWith(3) });
  });
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
    takeTabs();
    takeStreams();
  });

  it('asks how many were received, and again five seconds after the answer', async () => {
    start();
    await pass(250);
    expect(api.requestsOf(CALL)).toMatchObject([{ query: { status: ['received'], pageSize: 1 } }]);
    expect(unreadCount()).toBe(3);

    await pass(4750);
    expect(asked()).toBe(1);
    await pass(500);
    expect(asked()).toBe(2);
  });

  it('does not ask again while an answer is on its way', async () => {
    const answer = later<ReturnType<typeof answerWith>>();
    api.answer({ [CALL]: () => answer.promise });
    start();
    await pass(12_000);
    expect(asked()).toBe(1);

    answer.resolve(answerWith(1));
    await pass(4750);
    expect(asked()).toBe(1);
    await pass(500);
    expect(asked()).toBe(2);
  });

  it('keeps what went wrong, and goes on', async () => {
    api.answer({ [CALL]: () => refuse(503, { code: 'notReady' }) });
    start();
    await pass(250);
    expect(lastFailure()).toMatchObject({ status: 503 });

    api.answer({ [CALL]: () => answerWith(4) });
    await pass(5000);
    expect(asked()).toBe(2);
    expect(unreadCount()).toBe(4);
    expect(lastFailure()).toBeNull();
  });

  it('ends with the session, and when it is told to', async () => {
    api.answer({ [CALL]: () => refuse(401, { code: 'unauthenticated' }) });
    start();
    await pass(20_000);
    expect(asked()).toBe(1);

    api.answer({ [CALL]: () => answerWith(1) });
    const stop = start();
    await pass(250);
    expect(asked()).toBe(2);
    stop();
    await pass(20_000);
    expect(asked()).toBe(2);
  });

  it('rests while the tab is hidden, and asks at once when it is seen again', async () => {
    start();
    await pass(250);
    setShown(false);
    await pass(30_000);
    expect(asked()).toBe(1);

    setShown(true);
    await pass(250);
    expect(asked()).toBe(2);
    await pass(5250);
    expect(asked()).toBe(3);
  });

  it('asks at once when notifications were changed on the page', async () => {
    start();
    await pass(1000);
    emit('data-changed', { paths: ['/me/notifications'], gone: null, origin: 'page' });
    await pass(250);
    expect(asked()).toBe(2);
  });

  it('says that lists are old when something came, and not when something was opened', async () => {
    const changed = jest.fn();
    const off = on('data-changed', changed);
    start();
    await pass(250);
    api.answer({ [CALL]: () => answerWith(2, '2026-11-16T08:00:00.000Z') });
    await pass(5250);
    expect(changed).not.toHaveBeenCalled();

    api.answer({ [CALL]: () => answerWith(2, '2026-11-18T09:30:01.000Z') });
    await pass(5250);
    expect(changed).toHaveBeenCalledTimes(1);
    // Its own news is no reason to ask again at once.
    expect(asked()).toBe(3);

    // One that comes behind its time.
    api.answer({ [CALL]: () => answerWith(3, '2026-11-18T09:30:01.000Z') });
    await pass(5250);
    expect(changed).toHaveBeenCalledTimes(2);
    off();
  });

  describe('where the server tells of changes', () => {
    const stream = (): FakeStream => FakeStream.opened.at(-1) as FakeStream;
    beforeEach(giveStreams);

    it('asks when it is told, and otherwise after minutes only', async () => {
      start();
      stream().open();
      await pass(250);
      const before = asked();
      await pass(60_000);
      expect(asked()).toBe(before);

      stream().tell();
      await pass(250);
      expect(asked()).toBe(before + 1);
      expect(stream().url).toBe('/api/me/notifications/changes');
      await pass(301_000);
      expect(asked()).toBe(before + 2);
    });

    it('asks every few seconds while the stream is gone, and at once when it is back', async () => {
      start();
      stream().open();
      await pass(1000);
      const before = asked();
      stream().interrupt();
      await pass(6000);
      expect(asked()).toBe(before + 2);

      stream().open();
      await pass(250);
      expect(asked()).toBe(before + 3);
      await pass(20_000);
      expect(asked()).toBe(before + 3);
    });

    it('asks every few seconds where the server cannot tell, and tries again later', async () => {
      start();
      stream().refuse();
      await pass(10_500);
      expect(asked()).toBe(3);
      expect(FakeStream.opened).toHaveLength(1);

      await pass(50_000);
      expect(FakeStream.opened).toHaveLength(2);
    });

    it('is no longer told once the tab is hidden, nor after all of it is over', async () => {
      const stop = start();
      setShown(false);
      expect(FakeStream.opened.map(({ readyState }) => readyState)).toEqual([FakeStream.CLOSED]);
      setShown(true);
      await pass(250);
      stop();
      await pass(120_000);
      expect(FakeStream.opened.map(({ readyState }) => readyState)).toEqual([FakeStream.CLOSED, FakeStream.CLOSED]);
    });
  });

  describe('in two tabs', () => {
    it('asks in one of them, and the other goes on in the same rhythm when that closes', async () => {
      giveTabs();
      const closeFirst = start();
      await pass(250);
      start();
      await pass(10_000);
      expect(asked()).toBe(3);

      await pass(1000);
      closeFirst();
      await pass(1000);
      expect(asked()).toBe(3);
      await pass(3250);
      expect(asked()).toBe(4);
      await pass(5250);
      expect(asked()).toBe(5);
    });

    it('has the one that asks look again when the other changed something', async () => {
      giveTabs();
      start();
      await pass(250);
      emit('data-changed', { paths: ['/me/notifications'], gone: null, origin: 'tab' });
      await pass(250);
      expect(asked()).toBe(2);
    });

    it('tells one that is opened later what is known, without asking the server', async () => {
      giveTabs();
      start();
      await pass(250);
      const received = jest.fn();
      const channel = new BroadcastChannel('passerelle.notifications.p1');
      channel.addEventListener('message', ({ data }) => received(data));
      channel.postMessage({ type: 'ask' });
      await pass(250);
      expect(received).toHaveBeenCalledWith({ type: 'counts', counts: expect.objectContaining({ received: 3 }) });
      expect(asked()).toBe(1);
    });

    it('asks in both where the browser has no locks', async () => {
      giveTabs({ locks: false });
      start();
      start();
      await pass(250);
      expect(asked()).toBe(2);
    });
  });
});
