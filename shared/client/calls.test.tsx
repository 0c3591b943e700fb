import { act, render, screen, waitFor } from '@testing-library/react';

import { emit } from '@passerelle/shared/events';
import { later } from '@passerelle/shared/testing';
import { Calls, clearCachedAnswers } from './index';

const CALL = 'GET /reporting/grafana/:queryType';
const question = (query: string) => ({ params: { queryType: 'query' as const }, query: { query } });
const scalar = (value: string) => ({ resultType: 'scalar', result: [1, value] });

let answers: Record<string, () => unknown>;
let asked: { method: string; path: string; body: string }[];

beforeEach(() => {
  answers = {};
  asked = [];
  clearCachedAnswers();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    const { pathname, searchParams } = new URL(request.url);
    const body = await request.text();
    asked.push({ method: request.method, path: pathname, body });
    const query = searchParams.get('query') ?? (JSON.parse(body) as { query: string }).query;
    const data = await answers[query]?.();
    if (data === undefined)
      return new Response(JSON.stringify({ error: { code: 'notFound', message: '' } }), { status: 404 });
    return new Response(JSON.stringify({ data }));
  });
});

const Several = ({ of }: { of: readonly string[] }) => (
  <Calls name={CALL} longAs="POST /reporting/grafana/:queryType" of={of.map(question)}>
    {(stateOf) => {
      const states = of.map((query) => stateOf(question(query)));
      const words = states.map((state) => {
        if (state?.data?.resultType === 'scalar') return state.data.result[1];
        return state?.error ? 'failed' : 'loading';
      });
      return (
        <>
          <p>{words.join(' ')}</p>
          <button onClick={() => states.filter((state) => state?.error).forEach((state) => state?.retry())}>
            retry
          </button>
        </>
      );
    }}
  </Calls>
);
const texts = () => screen.getByRole('paragraph').textContent?.split(' ');

describe('several calls at once', () => {
  it('are asked all together, each question once', async () => {
    answers = { one: () => scalar('1'), two: () => scalar('2') };
    render(<Several of={['one', 'two', 'one']} />);

    expect(texts()).toEqual(['loading', 'loading', 'loading']);
    await waitFor(() => expect(texts()).toEqual(['1', '2', '1']));
    expect(asked).toHaveLength(2);
  });

  it('come, fail and are tried again each for itself', async () => {
    const late = later<unknown>();
    answers = { one: () => scalar('1'), late: () => late.promise };
    render(<Several of={['one', 'two', 'late']} />);
    await waitFor(() => expect(texts()).toEqual(['1', 'failed', 'loading']));

    answers['two'] = () => scalar('2');
    act(() => screen.getByRole('button').click());

    await waitFor(() => expect(texts()).toEqual(['1', '2', 'loading']));
    expect(asked).toHaveLength(4);
    await act(async () => late.resolve(scalar('3')));
    expect(texts()).toEqual(['1', '2', '3']);
  });

  it('never answer another question, and have what was asked before at once', async () => {
    const other = later<unknown>();
    answers = { one: () => scalar('1'), other: () => other.promise };
    const { rerender } = render(<Several of={['one']} />);
    await waitFor(() => expect(texts()).toEqual(['1']));

    rerender(<Several of={['other']} />);
    expect(texts()).toEqual(['loading']);
    rerender(<Several of={['one']} />);
    expect(texts()).toEqual(['1']);
  });

  it('are forgotten with the person whose they are', async () => {
    answers = { one: () => scalar('1') };
    act(() => emit('session-changed', { personId: 'p1' }));
    const { unmount } = render(<Several of={['one']} />);
    await waitFor(() => expect(texts()).toEqual(['1']));
    unmount();

    act(() => emit('session-changed', { personId: 'p2' }));
    answers = { one: () => new Promise(() => {}) };
    render(<Several of={['one']} />);
    expect(texts()).toEqual(['loading']);
  });

  it('go in a body where an address would be too long', async () => {
    const long = 'x'.repeat(1_600);
    answers = { [long]: () => scalar('1'), short: () => scalar('2') };
    render(<Several of={[long, 'short']} />);

    await waitFor(() => expect(texts()).toEqual(['1', '2']));
    const posted = asked.filter(({ method }) => method === 'POST');
    expect(posted).toEqual([
      { method: 'POST', path: '/api/reporting/grafana/query', body: JSON.stringify({ query: long }) },
    ]);
    expect(asked).toHaveLength(2);
  });
});
