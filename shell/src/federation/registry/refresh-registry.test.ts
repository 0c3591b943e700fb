import type { SealedRemote } from '@passerelle/shared/contract/remotes';
import { emit } from '@passerelle/shared/events';
import { anId } from '@passerelle/shared/testing';
import { waitFor } from '@testing-library/react';

import { refreshRegistry } from './refresh-registry';
import { currentRegistry, setRegistry } from './registry-store';
import { aRemote } from '../remotes.test-helper';
import { seal } from '../sealed.test-helper';

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
const answer = (mark: string, ...remotes: SealedRemote[]): Response =>
  new Response(JSON.stringify({ contract: 1, mark, remotes }));
const versions = (): string[] => currentRegistry().remotes.map(({ version }) => version);
let fetched: jest.SpyInstance<Promise<Response>, Parameters<typeof fetch>>;
let one: SealedRemote;
let two: SealedRemote;
/** Each test has marks of its own: the bus repeats the last one to late listeners. */
let test = 0;
const mark = (name: string): string => `${test}${name}`;

beforeEach(async () => {
  test += 1;
  fetched = jest.spyOn(globalThis, 'fetch');
  one = await seal(aRemote({ version: '1.0.0' }));
  two = await seal(aRemote({ version: '2.0.0' }));
  setRegistry({ contract: 1, mark: mark('a'), remotes: [one] });
});

describe('when an answer tells of other versions', () => {
  it('asks which, once', async () => {
    fetched.mockImplementation(async () => answer(mark('b'), two));
    emit('remotes-changed', { mark: mark('b') });
    await waitFor(() => expect(versions()).toEqual(['2.0.0']));
    const requests = fetched.mock.calls.map(([request]) => request as Request);
    expect(requests.map(({ url, cache }) => [url, cache])).toEqual([[`${location.origin}/remotes.json`, 'no-store']]);
    expect(currentRegistry().mark).toBe(mark('b'));
  });

  it('asks nothing when it is what the page knows', async () => {
    emit('remotes-changed', { mark: mark('a') });
    await settled();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('asks once more when that came while the answer was under way, and only then', async () => {
    let arrive: (answer: Response) => void = () => undefined;
    fetched.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
    fetched.mockImplementation(async () => answer(mark('d'), two));
    emit('remotes-changed', { mark: mark('b') });
    await settled();
    emit('remotes-changed', { mark: mark('c') });
    emit('remotes-changed', { mark: mark('d') });

    arrive(answer(mark('b'), one));

    await waitFor(() => expect(currentRegistry().mark).toBe(mark('d')));
    await settled();
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it.each<[string, () => Promise<Response>]>([
    ['does not come', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is a failure', async () => new Response('', { status: 503 })],
    ['is a page', async () => new Response('<!doctype html>')],
    ['is of another kind', async () => new Response('{}')],
    ['knows of no remote, without a session', async () => answer(mark('b'))],
  ])('stays as it is when the answer %s, and follows the next one', async (_what, give) => {
    fetched.mockImplementationOnce(give);
    emit('remotes-changed', { mark: mark('b') });
    await settled();
    expect(versions()).toEqual(['1.0.0']);

    fetched.mockImplementation(async () => answer(mark('c'), two));
    emit('remotes-changed', { mark: mark('c') });
    await waitFor(() => expect(versions()).toEqual(['2.0.0']));
  });

  it('asks again when the person is back', async () => {
    fetched.mockImplementationOnce(async () => answer(mark('b')));
    emit('remotes-changed', { mark: mark('b') });
    await settled();

    fetched.mockImplementation(async () => answer(mark('b'), two));
    emit('session-changed', { personId: anId() });
    await waitFor(() => expect(versions()).toEqual(['2.0.0']));
  });

  it('keeps what has not changed as it was, and what cannot be read out', async () => {
    const [known] = currentRegistry().remotes;
    fetched.mockImplementation(async () => answer(mark('b'), one, { ...two, release: '{"name":' }));
    await refreshRegistry();
    expect(currentRegistry().remotes).toHaveLength(1);
    expect(currentRegistry().remotes[0]).toBe(known);
  });
});
