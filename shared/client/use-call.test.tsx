import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';

import { emit, on } from '@passerelle/shared/events';
import { activateLocale } from '@passerelle/shared/i18n';
import { FROZEN_NOW, later } from '@passerelle/shared/testing';
import { clearCachedAnswers, invalidate, cacheAnswer, refreshAnswers, swrConfig, useCall } from './index';

const page = (lastNames: string[]) => ({
  items: lastNames.map((lastName) => ({ lastName })),
  totalCount: lastNames.length,
  page: 0,
  pageSize: 20,
  pageCount: 1,
});

let answers: Record<string, () => unknown>;
let asked: string[];

beforeEach(() => {
  answers = {};
  asked = [];
  clearCachedAnswers();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : String(input));
    asked.push(pathname + search);
    const data = await answers[pathname + search]?.();
    if (data === undefined)
      return new Response(JSON.stringify({ error: { code: 'notFound', message: '' } }), { status: 404 });
    return new Response(JSON.stringify({ data }));
  });
});

function Contacts({ number = 0, when }: { number?: number; when?: boolean }) {
  const { data, error, isLoading } = useCall('GET /me/contacts', { query: { page: number }, when });
  if (isLoading) return <p>loading</p>;
  if (!data) return <p>{error ? `failed ${error.status}` : 'idle'}</p>;
  return <p>{data.items.map(({ lastName }) => lastName).join(', ')}</p>;
}

function Contact({ id }: { id: string }) {
  const { data } = useCall('GET /me/contacts/:contactId', { params: { contactId: id } });
  return <p>{data?.lastName ?? 'nothing yet'}</p>;
}

describe('a call in a component', () => {
  it('shows the answer once it is there', async () => {
    answers['/api/me/contacts?page=0'] = () => page(['Lubin', 'Marchetti']);

    render(<Contacts />);

    screen.getByText('loading');
    await screen.findByText('Lubin, Marchetti');
  });

  it('shows at once what came by another way, and asks behind it', async () => {
    answers['/api/me/contacts?page=0'] = () => page(['Marchetti']);
    cacheAnswer('GET /me/contacts', page(['Lubin']) as never, { query: { page: 0 } });

    render(<Contacts />);

    screen.getByText('Lubin');
    await screen.findByText('Marchetti');
  });

  it('says why it failed', async () => {
    render(<Contacts />);

    await screen.findByText('failed 404');
  });

  it('waits until it is time', () => {
    render(<Contacts when={false} />);

    screen.getByText('idle');
    expect(asked).toEqual([]);
  });

  it('keeps a page of a list on the screen until the next one is there', async () => {
    answers['/api/me/contacts?page=0'] = () => page(['Lubin']);
    const next = later<unknown>();
    answers['/api/me/contacts?page=1'] = () => next.promise;
    const { rerender } = render(<Contacts />);
    await screen.findByText('Lubin');

    rerender(<Contacts number={1} />);
    await waitFor(() => expect(asked).toHaveLength(2));
    screen.getByText('Lubin');

    await act(async () => next.resolve(page(['Marchetti'])));
    await screen.findByText('Marchetti');
  });

  it('says that a page is merely kept, and when the next one failed', async () => {
    answers['/api/me/contacts?page=0'] = () => page(['Lubin']);
    const { result, rerender } = renderHook(({ number }) => useCall('GET /me/contacts', { query: { page: number } }), {
      initialProps: { number: 0 },
    });
    await waitFor(() => expect(result.current.data).toBeDefined());
    expect(result.current).toMatchObject({ isPreviousData: false, failedAt: undefined });

    rerender({ number: 1 });
    expect(result.current.isPreviousData).toBe(true);
    await waitFor(() => expect(result.current.failedAt).toBe(Date.parse(FROZEN_NOW)));
    expect(result.current.isPreviousData).toBe(true);

    rerender({ number: 0 });
    expect(result.current).toMatchObject({ isPreviousData: false, failedAt: undefined });
  });

  it('never shows one thing in the place of another', async () => {
    answers['/api/me/contacts/c1'] = () => ({ lastName: 'Lubin' });
    answers['/api/me/contacts/c2'] = () => new Promise(() => {});
    const { rerender } = render(<Contact id="c1" />);
    await screen.findByText('Lubin');

    rerender(<Contact id="c2" />);

    await screen.findByText('nothing yet');
  });

  it('fetches again what turned out to be stale, and nothing else', async () => {
    const lists = [['Lubin'], ['Lubin', 'Belkacem']];
    answers['/api/me/contacts?page=0'] = () => page(lists.shift() ?? []);
    render(<Contacts />);
    await screen.findByText('Lubin');

    await act(() => invalidate('/me', '/me/agenda/*'));
    screen.getByText('Lubin');
    await act(() => invalidate('/me/contacts'));

    await screen.findByText('Lubin, Belkacem');
  });

  it('fetches all that is on the page again, also what had failed', async () => {
    answers['/api/me/contacts?page=0'] = () => page(['Lubin']);
    render(
      <>
        <Contacts />
        <Contact id="c1" />
      </>,
    );
    await screen.findByText('Lubin');
    await screen.findByText('nothing yet');

    answers['/api/me/contacts?page=0'] = () => page(['Marchetti']);
    answers['/api/me/contacts/c1'] = () => ({ lastName: 'Belkacem' });
    await act(() => refreshAnswers());

    await screen.findByText('Marchetti');
    await screen.findByText('Belkacem');
  });

  it('forgets the answers of one person before the next signs in', async () => {
    answers['/api/me/contacts?page=0'] = () => page(['Lubin']);
    act(() => emit('session-changed', { personId: 'p1' }));
    const { unmount } = render(<Contacts />);
    await screen.findByText('Lubin');
    unmount();

    act(() => emit('session-changed', { personId: 'p2' }));
    answers['/api/me/contacts?page=0'] = () => new Promise(() => {});
    render(<Contacts />);

    screen.getByText('loading');
  });

  it('asks again in the language that the person changes to', async () => {
    answers['/api/me/contacts?page=0'] = () => page(['Lubin']);
    await act(() => activateLocale('fr'));
    render(<Contacts />);
    await screen.findByText('Lubin');

    answers['/api/me/contacts?page=0'] = () => page(['Lubin (en)']);
    await act(() => activateLocale('en'));

    await screen.findByText('Lubin (en)');
    await act(() => activateLocale('fr'));
  });

  it('neither shows nor asks for anything while the session is lost, and asks again once it is there', async () => {
    const refuse = () =>
      new Response(JSON.stringify({ error: { code: 'unauthenticated', message: '' } }), { status: 401 });
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => refuse());
    act(() => emit('session-changed', { personId: 'p1' }));
    render(
      <SWRConfig value={swrConfig}>
        <Contacts />
      </SWRConfig>,
    );
    const lost = new Promise((resolve) => void on('unauthorized', resolve));

    await act(() => lost);
    screen.getByText('loading');

    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => new Response(JSON.stringify({ data: page(['Lubin']) })));
    await act(() => refreshAnswers());
    screen.getByText('loading');

    act(() => emit('session-changed', { personId: 'p1' }));
    await act(() => refreshAnswers());
    await screen.findByText('Lubin');
  });
});
