import { giveTabs, takeTabs } from './fake-tabs.test-helper';
import { asLeader } from './timing';

const until = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve());
  });
const moment = () => new Promise((resolve) => void setTimeout(resolve, 5));

describe('the tab that asks for all', () => {
  afterEach(takeTabs);

  it('is one at a time; one that is hidden hands over, one that gave up waiting is passed by', async () => {
    giveTabs();
    const tabs = [0, 1, 2].map(() => new AbortController());
    const began: number[] = [];
    const turns = tabs.map(({ signal }, index) =>
      asLeader('n', signal, () => {
        began.push(index);
        return until(signal);
      }),
    );
    await moment();
    expect(began).toEqual([0]);

    tabs[1]?.abort();
    tabs[0]?.abort();
    await moment();
    expect(began).toEqual([0, 2]);

    tabs[2]?.abort();
    await Promise.all(turns);
  });

  it('is every tab where the browser refuses locks', async () => {
    giveTabs();
    jest.spyOn(navigator.locks, 'request').mockRejectedValue(new DOMException('no', 'SecurityError'));
    const work = jest.fn(async () => undefined);
    await asLeader('n', new AbortController().signal, work);
    expect(work).toHaveBeenCalledTimes(1);
  });
});
