import { on } from '@passerelle/shared/events';
import { aContact, fakeApi, listOf, refuse, renderScreen } from '@passerelle/shared/testing';
import { screen } from '@testing-library/react';

import { defineCalls, type TouchesCalls } from '../contract/call';
import { clearCachedAnswers, refreshTouched, send, useCall, whenRefreshed } from './index';

const contact = aContact();
const params = { contactId: contact.id };

function Page() {
  const list = useCall('GET /me/contacts', { query: { page: 0 } });
  const one = useCall('GET /me/contacts/:contactId', { params });
  const figures = useCall('GET /me/contacts/count', { query: {} });
  const offers = useCall('GET /me/jobOffers/count', { query: {} });
  const isReady = [list, one, figures, offers].every(({ isLoading }) => !isLoading);
  return <p>{isReady ? 'ready' : 'loading'}</p>;
}

const heard = jest.fn();
let off = (): void => undefined;
beforeEach(() => {
  clearCachedAnswers();
  heard.mockClear();
  off = on('data-changed', heard);
});
afterEach(() => off());

async function open() {
  const api = fakeApi({
    'GET /me/contacts': () => listOf([contact]),
    'GET /me/contacts/:contactId': () => contact,
    'GET /me/contacts/count': () => refuse(503, { code: 'notReady' }),
    'GET /me/jobOffers/count': () => refuse(503, { code: 'notReady' }),
    'DELETE /me/contacts/:contactId': () => undefined,
    'PUT /me/contacts/:contactId/restore': () => contact,
  });
  await renderScreen(<Page />);
  await screen.findByText('ready');
  const before = api.requests.length;
  return { api, asked: () => api.requests.slice(before).map(({ name }) => name) };
}

describe('a call that changes something', () => {
  it('has all that it touches fetched again, and nothing else', async () => {
    const { asked } = await open();

    await send('PUT /me/contacts/:contactId/restore', { params });
    await whenRefreshed();

    expect(asked().toSorted()).toEqual([
      'GET /me/contacts',
      'GET /me/contacts/:contactId',
      'GET /me/contacts/count',
      'PUT /me/contacts/:contactId/restore',
    ]);
    expect(heard).toHaveBeenCalledWith({ paths: ['/me/contacts/*', '/me/agenda/*'], gone: null, origin: 'page' });
  });

  it('does not ask for what it has deleted', async () => {
    const { asked } = await open();

    await send('DELETE /me/contacts/:contactId', { params });
    await whenRefreshed();

    expect(asked().toSorted()).toEqual([
      'DELETE /me/contacts/:contactId',
      'GET /me/contacts',
      'GET /me/contacts/count',
    ]);
  });

  it('changes nothing when it is refused, unless the screen says that the page was out of date', async () => {
    const { api, asked } = await open();
    api.answer({ 'PUT /me/contacts/:contactId/restore': () => refuse(404, { code: 'notFound' }) });

    await expect(send('PUT /me/contacts/:contactId/restore', { params })).rejects.toMatchObject({ status: 404 });
    await whenRefreshed();
    expect(asked()).toHaveLength(1);

    refreshTouched('PUT /me/contacts/:contactId/restore', { params });
    await whenRefreshed();
    expect(asked()).toHaveLength(4);
    expect(heard.mock.calls).toEqual([[expect.objectContaining({ origin: 'server' })]]);
  });
});

describe('the lines of the contract', () => {
  it('say what they touch, be it nothing, in paths that exist', () => {
    // @ts-expect-error: a change without `touches`
    defineCalls({ 'POST /notes': { summary: 'Add a note.' } });
    const notes = defineCalls({
      'GET /notes': { summary: 'The notes.' },
      'POST /notes': { summary: 'Add a note.', touches: ['/notes', '/note/*'] },
    });
    // @ts-expect-error: `/note` is no call
    expect(notes satisfies TouchesCalls<typeof notes>).toBe(notes);
  });
});
