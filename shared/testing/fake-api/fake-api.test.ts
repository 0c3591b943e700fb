import { send } from '@passerelle/shared/client';
import { aContact, fakeApi, listOf, refuse, takeViolations } from '../index';

const contact = { type: 'hr', lastName: 'Le Goff' } as const;

describe('the fake API', () => {
  it('answers what the test says, and remembers what was asked', async () => {
    const known = aContact();
    const api = fakeApi({ 'GET /me/contacts/:contactId': ({ params }) => aContact({ id: params['contactId'] }) });

    const answer = await send('GET /me/contacts/:contactId', { params: { contactId: known.id } });

    expect(answer).toEqual(known);
    expect(api.requestsOf('GET /me/contacts/:contactId')).toMatchObject([{ params: { contactId: known.id } }]);
  });

  it('reads queries and forms as the server does', async () => {
    const api = fakeApi({
      'GET /me/contacts': () => listOf([]),
      'PUT /me': () => refuse(413, { code: 'tooLarge', fields: { avatar: 'tooLarge' } }),
    });

    await send('GET /me/contacts', { query: { page: 2, referrer: true, type: ['hr'] } });
    const avatar = new File(['x'], 'moi.png');
    const body = { spokenLanguages: [{ language: 'french', level: 'C1' }] } as const;
    const refused = send('PUT /me', { body: { spokenLanguages: [...body.spokenLanguages] }, files: { avatar } });

    await expect(refused).rejects.toMatchObject({ status: 413, fields: { avatar: 'tooLarge' } });
    expect(api.requests[0]?.query).toEqual({ page: 2, referrer: true, type: ['hr'] });
    expect(api.requests[1]).toMatchObject({ body, files: { avatar: { name: 'moi.png' } } });
  });

  it('distinguishes the export of a list from the list', async () => {
    const api = fakeApi({ 'GET /me/contacts/export': () => new Response('BEGIN:VCARD') });

    await fetch('/api/me/contacts', { headers: { accept: 'text/vcard' } });

    expect(api.requests.map(({ name }) => name)).toEqual(['GET /me/contacts/export']);
  });

  describe('fails a test', () => {
    it.each([
      ['whose answer lacks a field', { ...aContact(), lastName: undefined }, "must have required property 'lastName'"],
      ['whose answer holds more than the server would let out', { ...aContact(), password: 'x' }, '"password"'],
      [
        'that answers with a value that does not exist',
        { ...aContact(), type: 'friend' },
        '/type must be equal to one of',
      ],
    ])('%s', async (_what, answer, complaint) => {
      // The cast hides a fault that the types would refuse.
      fakeApi({ 'POST /me/contacts': () => JSON.parse(JSON.stringify(answer)) as ReturnType<typeof aContact> });

      await expect(send('POST /me/contacts', { body: contact })).rejects.toMatchObject({ status: 500 });

      expect(takeViolations().join()).toContain(complaint);
    });

    it('that sends what the contract does not take', async () => {
      fakeApi({ 'POST /me/contacts': () => aContact() });

      await send('POST /me/contacts', { body: { ...contact, lastName: '', phone: 'none' } });

      expect(takeViolations().join()).toMatch(/The body of POST \/me\/contacts: .*lastName.*phone/);
    });

    it('that makes an unprepared call, or one that does not exist', async () => {
      fakeApi();

      await expect(send('GET /me')).rejects.toMatchObject({ status: 500 });
      await fetch('/api/me/friends');

      expect(takeViolations()).toEqual([
        'GET /me was called, but the fake API has no answer for it',
        'GET http://localhost/api/me/friends is not a call of the contract',
      ]);
    });
  });
});
