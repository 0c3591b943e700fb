import { on } from '@passerelle/shared/events';
import { send } from './index';

const answer = (mark: string | null, status = 200): Response =>
  new Response(JSON.stringify({ data: null }), { status, headers: mark === null ? {} : { 'x-remotes': mark } });

/** Events of the page while calls are answered. */
async function marksAfter(...answers: (() => Response)[]): Promise<string[]> {
  const marks: string[] = [];
  const off = on('remotes-changed', ({ mark }) => marks.push(mark));
  marks.length = 0;
  for (const give of answers) {
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => give());
    await send('GET /me').catch(() => undefined);
  }
  off();
  return marks;
}

describe('which remotes are live', () => {
  it('is emitted once when an answer carries it, and again when one carries another', async () => {
    const [one, other] = [() => answer('one'), () => answer('other')];

    expect(await marksAfter(one, one, other, other, one)).toEqual(['one', 'other', 'one']);
  });

  it.each([401, 404, 500, 503])('is heard from an answer of status %d too', async (status) => {
    const mark = `with ${status}`;

    expect(await marksAfter(() => answer(mark, status))).toEqual([mark]);
  });

  it('is not emitted by an answer without it, nor without an answer', async () => {
    const fails = (): Response => {
      throw new TypeError('Failed to fetch');
    };
    const known = () => answer('known');

    expect(
      await marksAfter(
        known,
        () => answer(null),
        () => answer('', 502),
        fails,
        known,
      ),
    ).toEqual(['known']);
  });

  it('reaches who begins to listen later', async () => {
    await marksAfter(() => answer('before'));

    const marks: string[] = [];
    on('remotes-changed', ({ mark }) => marks.push(mark))();

    expect(marks).toEqual(['before']);
  });
});
