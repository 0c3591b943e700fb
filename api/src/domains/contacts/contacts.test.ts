import type { Contact, ContactCounts, Paged } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../testing/test-app';
import type { TestClient } from '../../testing/test-client';

const nowhere = '00000000-0000-4000-8000-000000000000';
let app: TestApp;
let client: TestClient;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  client = app.as(await app.aPerson());
});

const add = async (values: object = {}): Promise<Contact> => {
  app.clock.advance({ seconds: 1 });
  const answer = await client.post<Contact>('/me/contacts', { type: 'external', lastName: 'Diallo', ...values });
  expect(answer).toMatchObject({ status: 200 });
  return answer.data;
};
const list = async (query = ''): Promise<Paged<Contact>> => {
  const answer = await client.get<Paged<Contact>>(`/me/contacts${query}`);
  expect(answer.status).toBe(200);
  return answer.data;
};
const count = async (query = '') => (await client.get<ContactCounts>(`/me/contacts/count${query}`)).data;
const names = ({ items }: Paged<Contact>): string[] => items.map(({ lastName }) => lastName);

describe('a contact', () => {
  it('Given every field of the form, When it is added, Then it reads as it was written', async () => {
    const referrer = await add({ firstName: 'Fatou' });
    const body = {
      type: 'networkAngel',
      lastName: ' Le Goff ',
      firstName: 'Thomas',
      civility: 'mr',
      company: { name: 'Atelier Keravel', service: 'Études' },
      job: { occupation: 'projectManagement', jobTitle: 'Chef de projet' },
      email: 't.legoff@keravel.example',
      phone: '02 98 40 11 62',
      mobilePhone: '+33 6 12 45 78 03',
      addresses: [
        { type: 'professional', street: '4 quai de la Douane, 29200 Brest' },
        { type: 'other', street: '12 rue des Pins' },
      ],
      referrer: referrer.id,
      comment: 'Rencontré au salon.\nTrès disponible.',
    };

    const made = await add(body);

    expect(made).toMatchObject({
      ...{ ...body, lastName: 'Le Goff' },
      referrer: { id: referrer.id, firstName: 'Fatou', lastName: 'Diallo' },
      referred: [],
    });
    const read = await client.get<Contact>(`/me/contacts/${made.id}`);
    expect(read.data).toEqual(made);
    const other = await client.get<Contact>(`/me/contacts/${referrer.id}`);
    expect(other.data.referred).toEqual([{ id: made.id, firstName: 'Thomas', lastName: 'Le Goff' }]);
  });

  it('Given only what is required, When it is added, Then the rest is empty', async () => {
    const made = await add({ firstName: '  ', company: null, email: null });

    expect(made).toMatchObject({
      ...{ firstName: null, civility: null, email: null, comment: null, referrer: null, addresses: [] },
      company: { name: null, service: null },
      job: { occupation: null, jobTitle: null },
    });
  });

  it.each([
    ['nothing', {}, { type: 'required', lastName: 'required' }],
    ['an empty name', { type: 'hr', lastName: ' ' }, { lastName: 'required' }],
    ['an unknown type', { type: 'friend', lastName: 'Diallo' }, { type: 'notAllowed' }],
    ['a bad e-mail', { type: 'hr', lastName: 'Diallo', email: 'fatou@' }, { email: 'format' }],
    ['a field that is not one', { type: 'hr', lastName: 'Diallo', lastname: 'x' }, { lastname: 'unknown' }],
    [
      'five addresses',
      { type: 'hr', lastName: 'Diallo', addresses: Array.from({ length: 5 }, () => ({ type: 'other', street: 'x' })) },
      { addresses: 'tooMany' },
    ],
    ['a referrer who is nobody', { type: 'hr', lastName: 'Diallo', referrer: nowhere }, { referrer: 'unknown' }],
  ])('Given %s, When it is added, Then the fields say what is wrong', async (_what, body, fields) => {
    const answer = await client.post('/me/contacts', body);

    expect(answer.status).toBe(400);
    expect(answer.error).toMatchObject({ code: 'invalid', fields });
    expect(await count()).toMatchObject({ all: 0 });
  });

  it('Given a change, When it is made twice, Then it is as it was written, and what was left out is gone', async () => {
    const made = await add({ firstName: 'Fatou', addresses: [{ type: 'other', street: '1 rue Basse' }] });
    const body = { type: 'hr', lastName: 'Diallo-Roux', company: { name: 'Formalys' } };

    await client.put(`/me/contacts/${made.id}`, body);
    const answer = await client.put<Contact>(`/me/contacts/${made.id}`, body);

    expect(answer.data).toMatchObject({ ...body, firstName: null, addresses: [], createdAt: made.createdAt });
    expect((await list('?search=formalys')).totalCount).toBe(1);
    expect((await list('?search=fatou')).totalCount).toBe(0);
  });

  it('Given themselves as referrer, When it is changed, Then it is refused', async () => {
    const { id } = await add();

    const answer = await client.put(`/me/contacts/${id}`, { type: 'hr', lastName: 'Diallo', referrer: id });

    expect(answer.error).toMatchObject({ code: 'invalid', fields: { referrer: 'notAllowed' } });
  });

  it('Given a version that someone saw, When another change came first, Then theirs is refused', async () => {
    const { id } = await add();
    const etag = String((await client.get(`/me/contacts/${id}`)).headers.etag);
    const change = (lastName: string) =>
      client.put<Contact>(`/me/contacts/${id}`, { type: 'hr', lastName }, { 'if-match': etag });

    expect((await change('Premier')).status).toBe(200);
    const second = await change('Second');

    expect(second).toMatchObject({ status: 409, error: { code: 'conflict' } });
    expect(names(await list())).toEqual(['Premier']);
  });

  it('Given a referrer, When they are deleted, Then nothing shows them any more', async () => {
    const referrer = await add();
    const { id } = await add({ referrer: referrer.id });

    const answer = await client.delete(`/me/contacts/${referrer.id}`);

    expect(answer).toMatchObject({ status: 204, text: '' });
    expect((await client.get<Contact>(`/me/contacts/${id}`)).data.referrer).toBeNull();
    expect(await count()).toEqual({ all: 1, referrer: 0, referred: 0 });
    expect((await client.get(`/me/contacts/${referrer.id}`)).status).toBe(404);
    expect((await client.delete(`/me/contacts/${referrer.id}`)).status).toBe(404);
    const again = await client.post('/me/contacts', { type: 'hr', lastName: 'x', referrer: referrer.id });
    expect(again.error.fields).toEqual({ referrer: 'unknown' });
  });

  it('Given a key, When the same contact is sent twice, Then it is added once', async () => {
    const send = () =>
      client.post<Contact>('/me/contacts', { type: 'hr', lastName: 'Unique' }, { 'idempotency-key': 'once' });

    const [first, second] = [await send(), await send()];

    expect(second.data).toEqual(first.data);
    expect((await count()).all).toBe(1);
  });
});

describe('the contact book', () => {
  it('Given three contacts, When they are listed, Then the last added comes first', async () => {
    for (const lastName of ['Un', 'Deux', 'Trois']) await add({ lastName });

    expect(await list()).toMatchObject({ totalCount: 3, page: 0, pageSize: 20, pageCount: 1 });
    expect(names(await list())).toEqual(['Trois', 'Deux', 'Un']);
    expect(names(await list('?sort=createdAt&order=ascend'))).toEqual(['Un', 'Deux', 'Trois']);
  });

  it('Given accents and capitals, When sorted by name, Then they stand where they belong', async () => {
    for (const lastName of ['Zola', 'Élias', 'martin', 'Étienne', 'Abadie', 'Œttinger']) await add({ lastName });

    const sorted = ['Abadie', 'Élias', 'Étienne', 'martin', 'Œttinger', 'Zola'];
    expect(names(await list('?sortBy=fullName'))).toEqual(sorted);
    expect(names(await list('?sort=fullName&order=descend'))).toEqual([...sorted].reverse());
  });

  it.each([
    ['emile', ['Émile']],
    ['ÉMILE', ['Émile']],
    ['keravel brest chef', ['Le Goff']],
    ['goff thom', ['Le Goff']],
    ['0298401162', ['Le Goff']],
    ['02 98', ['Le Goff']],
    ['%', []],
    ['thomas formalys', []],
    ['l’atelier', ['Le Goff']],
  ])('Given « %s », When it is looked for, Then every word is found, whatever the order', async (search, found) => {
    await add({
      ...{ lastName: 'Le Goff', firstName: 'Thomas', phone: '02 98 40 11 62' },
      company: { name: 'L’Atelier Keravel', service: 'Agence de Brest' },
      job: { jobTitle: 'Chef de projet' },
    });
    await add({ lastName: 'Émile', company: { name: 'Formalys' } });

    const query = `?search=${encodeURIComponent(search)}`;

    expect(names(await list(query))).toEqual(found);
    expect((await count(query)).all).toBe(found.length);
  });

  it('Given 45 contacts, When they are paged, Then each is seen once', async () => {
    const at = app.clock.now().toJSDate();
    const owner = await app.aPerson();
    client = app.as(owner);
    await app.db
      .insertInto('contacts')
      .values(
        Array.from({ length: 45 }, (_, index) => ({
          ...{ user_id: owner.id, type: 'hr' as const, last_name: `N${index}`, sort_name: 'same', search: '' },
          ...{ created_at: at, updated_at: at },
        })),
      )
      .execute();

    for (const sort of ['createdAt', 'fullName']) {
      const pages = [];
      for (const page of [0, 1, 2, 3]) pages.push(await list(`?page=${page}&sort=${sort}`));
      expect(pages.map(({ items }) => items.length)).toEqual([20, 20, 5, 0]);
      expect(pages[3]).toMatchObject({ totalCount: 45, pageCount: 3, page: 3 });
      expect(new Set(pages.flatMap(names)).size).toBe(45);
    }
    expect((await list('?limit=7')).items).toHaveLength(7);
  });

  it('Given who recommended whom, When a tab is chosen, Then it holds as many as it says', async () => {
    const fatou = await add({ lastName: 'Fatou' });
    const karim = await add({ lastName: 'Karim', referrer: fatou.id });
    await add({ lastName: 'Yuki', referrer: karim.id });
    await add({ lastName: 'Omar', referrer: fatou.id });
    await add({ lastName: 'Seul' });

    expect(await count()).toEqual({ all: 5, referrer: 2, referred: 3 });
    expect(names(await list('?referrer=true&sort=fullName'))).toEqual(['Fatou', 'Karim']);
    expect(names(await list('?referred=true&sort=fullName'))).toEqual(['Karim', 'Omar', 'Yuki']);
    expect(names(await list('?referrer=true&referred=true'))).toEqual(['Karim']);
    expect(await count('?search=karim')).toEqual({ all: 1, referrer: 1, referred: 1 });
  });

  it.each(['sort=company', 'sortBy=users.email', 'order=up', 'page=-1', 'pageSize=0', 'pageSize=abc', 'x=1'])(
    'Given ?%s, When it is asked for, Then it is a bad question',
    async (query) => {
      const answer = await client.get(`/me/contacts?${query}`);

      expect(answer).toMatchObject({ status: 400, error: { code: 'invalid' } });
      expect(Object.keys(answer.error.fields ?? {})).toEqual([query.split('=')[0]]);
    },
  );
});

describe('someone else’s contacts', () => {
  it('Given two people of two organisations, Then neither sees nor reaches the other’s', async () => {
    const mine = await add({ lastName: 'À moi' });
    const owner = client;
    client = app.as(await app.aPerson());

    expect(await list()).toMatchObject({ items: [], totalCount: 0 });
    expect(await count()).toEqual({ all: 0, referrer: 0, referred: 0 });
    const body = { type: 'hr', lastName: 'Pris' };
    expect((await client.get(`/me/contacts/${mine.id}`)).status).toBe(404);
    expect((await client.put(`/me/contacts/${mine.id}`, body)).status).toBe(404);
    expect((await client.delete(`/me/contacts/${mine.id}`)).status).toBe(404);
    const referred = await client.post('/me/contacts', { ...body, referrer: mine.id });
    expect(referred.error.fields).toEqual({ referrer: 'unknown' });
    expect((await owner.get<Contact>(`/me/contacts/${mine.id}`)).data).toEqual(mine);
  });

  it('Given an address that is none, When it is asked for, Then nothing is there', async () => {
    expect((await client.get('/me/contacts/not-an-id')).status).toBe(404);
    expect((await client.get(`/me/contacts/${nowhere}`)).status).toBe(404);
  });

  it('Given nobody signed in, or terms not accepted, Then the book stays shut', async () => {
    expect((await app.anyone.get('/me/contacts')).status).toBe(401);
    const newcomer = app.as(await app.aPerson({ terms_accepted_at: null }));
    expect((await newcomer.get('/me/contacts')).status).toBe(403);
  });
});
