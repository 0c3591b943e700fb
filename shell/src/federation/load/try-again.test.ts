import { generationOf } from './load-remote';
import { NotLoaded } from '../host/not-loaded';
import { setRegistry } from '../registry/registry-store';
import { aRemote } from '../remotes.test-helper';
import { beforeTryingAgain } from './try-again';

const gone = (file: string) => new NotLoaded(file);

describe('before something is tried again', () => {
  let asked: [string, RequestCache | undefined][];
  beforeEach(() => {
    asked = [];
    setRegistry({ contract: 1, mark: 'a', remotes: [] });
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
      const { url, cache } = request as Request;
      asked.push([url, cache]);
      return new Response('', { status: 503 });
    });
  });

  it('it is asked what is live, and what did not come is fetched past what the browser has kept', async () => {
    const remote = aRemote();
    await beforeTryingAgain({ remote, error: gone('/remotes/a/list.js?retry=1'), wasShown: false }, () => remote);
    expect(asked).toEqual([
      [`${location.origin}/remotes.json`, 'no-store'],
      [`${location.origin}/remotes/a/list.js`, 'reload'],
    ]);
    expect(generationOf(remote)).toBe(1);
  });

  it('nothing is thrown away of another version', async () => {
    const [failed, live] = [aRemote(), aRemote()];
    await beforeTryingAgain({ remote: failed, error: new Error('x is undefined'), wasShown: true }, () => live);
    expect([generationOf(failed), generationOf(live)]).toEqual([0, 0]);
  });

  it('a server that does not answer delays the retry for a bounded time', async () => {
    jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
    jest.useFakeTimers();
    const remote = aRemote();
    const trying = beforeTryingAgain({ remote, error: new Error('slow'), wasShown: false }, () => undefined);
    await jest.advanceTimersByTimeAsync(3000);
    await trying;
    expect(generationOf(remote)).toBe(1);
  });
});
