import { downloadFile, send, serverStatus, type ServerStatus } from './index';

const json = (status: number): Response => new Response(JSON.stringify({ data: null, error: {} }), { status });
const timeout = Object.assign(new Error('Request timed out'), { name: 'TimeoutError' });

/** Answers of a call, and the events of the page. */
async function afterA(answer: () => Response): Promise<{ reach: ServerStatus; error: unknown }> {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());
  const error: unknown = await send('GET /me').then(
    () => null,
    (reason: unknown) => reason,
  );
  return { reach: serverStatus.current(), error };
}

const fails = (error: Error) => (): Response => {
  throw error;
};

describe('whether the server can be reached', () => {
  it.each([
    ['no answer comes', fails(new TypeError('Failed to fetch')), 'silent'],
    ['nothing comes in time', fails(timeout), 'unavailable'],
    ['a gateway has no server', () => json(502), 'unavailable'],
    ['it cannot work now', () => json(503), 'unavailable'],
    ['it does not come through in time', () => json(504), 'unavailable'],
    ['it refuses', () => json(404), 'answers'],
    ['it breaks on one thing', () => json(500), 'answers'],
  ] as const)('is known when %s', async (_what, answer, reach) => {
    expect(await afterA(answer)).toMatchObject({ reach, error: { reach } });
  });

  it('notifies its listeners when it changes, and only then', async () => {
    await afterA(() => json(200));
    const heard: ServerStatus[] = [];
    const off = serverStatus.subscribe(() => heard.push(serverStatus.current()));

    await afterA(() => json(503));
    await afterA(() => json(503));
    await afterA(() => json(200));
    off();
    await afterA(() => json(503));

    expect(heard).toEqual(['unavailable', 'answers']);
  });

  it('says nothing of a call that the page itself gave up', async () => {
    await afterA(() => json(200));
    const given = new AbortController();
    given.abort();
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new DOMException('Aborted', 'AbortError'));

    await expect(send('GET /me', { signal: given.signal })).rejects.toThrow('Aborted');

    expect(serverStatus.current()).toBe('answers');
  });

  it('gives up a call that is not answered in 30 seconds, and waits for files as long as they take', async () => {
    jest.useFakeTimers();
    jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
    const givenUp: string[] = [];
    const note = (what: string) => () => void givenUp.push(what);
    send('GET /me').catch(note('call'));
    send('POST /users/import', { files: { users: new File(['a;b'], 'users.csv') } }).catch(note('upload'));
    downloadFile('GET /me/export').catch(note('download'));

    await jest.advanceTimersByTimeAsync(29_000);
    expect(givenUp).toEqual([]);
    await jest.advanceTimersByTimeAsync(600_000);

    expect(givenUp).toEqual(['call']);
    expect(serverStatus.current()).toBe('unavailable');
    jest.useRealTimers();
  });
});
