import { emit, on } from '@passerelle/shared/events';
import { activateLocale } from '@passerelle/shared/i18n';
import { ApiError, send } from './index';

const answer = (data: unknown, init?: ResponseInit) => new Response(JSON.stringify({ data }), init);
const refusal = (status: number, error: object) => new Response(JSON.stringify({ error }), { status });

const contact = { type: 'hr', lastName: 'Le Goff' } as const;
const id = '6f0d1f6e-3c4e-4f4b-9a67-0b6f3f1c2d3e';

const failing = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw new Error('The call should have failed with an ApiError', { cause: error });
};

describe('a call', () => {
  let requests: Request[];
  let answers: (() => Response | Promise<Response>)[];

  const keys = () => requests.map((request) => request.headers.get('idempotency-key'));

  beforeEach(() => {
    requests = [];
    answers = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
      requests.push(input instanceof Request ? input.clone() : new Request(input));
      return (answers.shift() ?? (() => answer(null)))();
    });
  });

  it('names the preview that the page is in', async () => {
    history.replaceState(null, '', '/preview/7d9/contacts');
    await send('GET /me');
    history.replaceState(null, '', '/contacts');
    await send('GET /me');
    expect(requests.map((request) => request.headers.get('x-preview'))).toEqual(['7d9', null]);
  });

  it('says the language, keeps to the site, and takes the answer out of its envelope', async () => {
    await activateLocale('en');
    answers = [() => answer({ id, ...contact })];

    const saved = await send('PUT /me/contacts/:contactId', { params: { contactId: id }, body: contact });

    expect(saved).toEqual({ id, ...contact });
    const [request] = requests;
    expect(`${request?.method} ${request?.url}`).toBe(`PUT http://localhost/api/me/contacts/${id}`);
    expect(request?.headers.get('x-api-language')).toBe('en');
    expect(request?.headers.get('content-type')).toBe('application/json');
    expect(request?.credentials).toBe('same-origin');
    expect(await request?.json()).toEqual(contact);
    expect(request?.headers.has('idempotency-key')).toBe(false);
  });

  it('writes one question in one way', async () => {
    await send('GET /me/contacts', {
      query: { search: 'é & co', page: 0, referrer: undefined, type: ['hr', 'manager'] },
    });

    expect(new URL(requests[0]?.url ?? '').search).toBe('?page=0&search=%C3%A9+%26+co&type=hr&type=manager');
  });

  it('sends files as a form with dotted paths', async () => {
    const file = new File(['x'], 'moi.png', { type: 'image/png' });
    const company = { name: 'Alizé', department: null };

    await send('PUT /me', {
      body: { spokenLanguages: [{ language: 'french', level: 'C1' }], company },
      files: { avatar: file },
    });

    const form = await requests[0]?.formData();
    expect(Array.from(form ?? [], ([name, value]) => [name, value instanceof File ? value.name : value])).toEqual([
      ['spokenLanguages.0.language', 'french'],
      ['spokenLanguages.0.level', 'C1'],
      ['company.name', 'Alizé'],
      ['company.department', ''],
      ['avatar', 'moi.png'],
    ]);
  });

  it('sends the profile as a form also without a picture, with what was emptied as an empty text', async () => {
    await send('PUT /me', {
      body: { phone: null, spokenLanguages: [], company: { name: 'Alizé' }, acceptedTerms: true },
    });

    expect(requests[0]?.headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/);
    expect(Array.from(new URLSearchParams(await requests[0]?.text()))).toEqual([
      ['phone', ''],
      ['spokenLanguages', ''],
      ['company.name', 'Alizé'],
      ['acceptedTerms', 'true'],
    ]);
  });

  it('leaves the API’s base for the call that stands at the root of the site', async () => {
    await send('POST /debug/logs', { body: { app: 'shell', organization: null, streams: [] } });

    expect(requests[0]?.url).toBe('http://localhost/debug/logs');
  });

  it('asks as the specification does where the contract has a name of its own', async () => {
    await send('POST /users/import', { files: { users: new File(['a;b'], 'users.csv') } });

    expect(requests[0]?.url).toBe('http://localhost/api/users');
    expect(requests[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
  });

  it('rejects with all that the server sent', async () => {
    answers = [
      () => refusal(409, { code: 'duplicate', message: 'Déjà pris.', fields: { email: 'duplicate', x: 'new' } }),
    ];

    const error = await failing(send('POST /me/contacts', { body: contact }));

    expect(error).toMatchObject({ status: 409, code: 'duplicate', message: 'Déjà pris.' });
    expect(error.fields).toEqual({ email: 'duplicate', x: 'format' });
    expect(error.headers).toBeInstanceOf(Headers);
  });

  it('has status 0 and no message when there is no answer', async () => {
    answers = [() => Promise.reject(new TypeError('Failed to fetch'))];

    const error = await failing(send('GET /me'));

    expect(error).toMatchObject({ status: 0, code: 'unexpected', message: '', data: null });
  });

  it('bears an answer that is not of the server', async () => {
    answers = [() => new Response('<h1>Bad gateway</h1>', { status: 502 }), () => new Response('<h1>Hello</h1>')];

    expect(await failing(send('GET /me'))).toMatchObject({ status: 502, code: 'unexpected', message: '' });
    expect(await failing(send('GET /me'))).toMatchObject({ status: 0, message: '' });
  });

  it('answers nothing when the server has nothing to say', async () => {
    answers = [() => new Response(null, { status: 204 })];

    expect(await send('DELETE /me/contacts/:contactId', { params: { contactId: id } })).toBeUndefined();
  });

  it('notifies the page once that the session is gone', async () => {
    const heard: string[] = [];
    const off = on('unauthorized', ({ path }) => heard.push(path));
    emit('session-changed', { personId: 'p1' });
    answers = [() => refusal(401, {}), () => refusal(401, {}), () => refusal(401, {})];

    await Promise.all([failing(send('GET /me')), failing(send('GET /me/contacts'))]);
    expect(heard).toEqual(['/api/me']);

    emit('session-changed', { personId: 'p1' });
    await failing(send('GET /me/stats'));
    expect(heard).toEqual(['/api/me', '/api/me/stats']);
    off();
  });

  it.each([null, 'p1'])('does not call a wrong password the end of a session, signed in: %p', async (personId) => {
    const heard: string[] = [];
    const off = on('unauthorized', ({ path }) => heard.push(path));
    emit('session-changed', { personId });
    answers = [() => refusal(401, {})];

    await failing(send('POST /auth', { body: { username: 'a@b.example', password: 'no' } }));

    expect(heard).toEqual([]);
    off();
  });

  describe('that creates something', () => {
    it('keeps its key while the outcome is unknown', async () => {
      answers = [
        () => Promise.reject(new TypeError('Failed to fetch')),
        () => refusal(503, {}),
        () => answer({ id }),
        () => answer({ id }),
      ];

      await failing(send('POST /me/contacts', { body: contact }));
      await failing(send('POST /me/contacts', { body: contact }));
      await send('POST /me/contacts', { body: contact });
      await send('POST /me/contacts', { body: contact });

      const [first, second, third, fourth] = keys();
      expect(first).toMatch(/^[0-9a-f]{32}$/);
      expect([second, third]).toEqual([first, first]);
      expect(fourth).not.toBe(first);
    });

    it('sends a double click under one key, and another thing under another', async () => {
      await Promise.all([
        send('POST /me/contacts', { body: contact }),
        send('POST /me/contacts', { body: contact }),
        send('POST /me/contacts', { body: { ...contact, lastName: 'Lubin' } }),
      ]);

      const [first, second, third] = keys();
      expect(second).toBe(first);
      expect(third).not.toBe(first);
    });

    it('asks anew after a refusal', async () => {
      answers = [() => refusal(400, { code: 'invalid' }), () => answer({ id })];

      await failing(send('POST /me/contacts', { body: contact }));
      await send('POST /me/contacts', { body: contact });

      expect(keys()[1]).not.toBe(keys()[0]);
    });
  });
});
