import { startTestApp, type TestApp } from '../../testing/test-app';
import type { TestClient } from '../../testing/test-client';
import { contactCalls } from './testing/contact-calls';

let app: TestApp;
let client: TestClient;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  client = app.as(await app.aPerson());
});

const { add, count, list, names } = contactCalls(
  () => app,
  () => client,
);

describe('the contact book', () => {
  it('Given three contacts, When they are listed, Then the last added comes first', async () => {
    for (const lastName of ['Un', 'Deux', 'Trois']) await add({ lastName });

    expect(await list()).toMatchObject({ totalCount: 3, page: 0, pageSize: 20, pageCount: 1 });
    expect(names(await list())).toEqual(['Trois', 'Deux', 'Un']);
    expect(names(await list('?sort=createdAt&order=ascend'))).toEqual(['Un', 'Deux', 'Trois']);
  });

  it('Given accents and capitals, When sorted by name, Then they are in alphabetical order', async () => {
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
  ])('Given « %s », When it is searched, Then every word matches, whatever the order', async (search, found) => {
    await add({
      lastName: 'Le Goff',
      firstName: 'Thomas',
      phone: '02 98 40 11 62',
      company: { name: 'L’Atelier Keravel', service: 'Agence de Brest' },
      job: { jobTitle: 'Chef de projet' },
    });
    await add({ lastName: 'Émile', company: { name: 'Formalys' } });

    const query = `?search=${encodeURIComponent(search)}`;

    expect(names(await list(query))).toEqual(found);
    expect((await count(query)).all).toBe(found.length);
  });

  it('Given 45 contacts, When they are paged, Then each is listed once', async () => {
    const at = app.clock.now().toJSDate();
    const owner = await app.aPerson();
    client = app.as(owner);
    await app.db
      .insertInto('contacts')
      .values(
        Array.from({ length: 45 }, (_, index) => ({
          user_id: owner.id,
          type: 'hr' as const,
          last_name: `N${index}`,
          sort_name: 'same',
          search: '',
          created_at: at,
          updated_at: at,
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

  it('Given recommendations, When a tab is chosen, Then its list matches its count', async () => {
    const fatou = await add({ lastName: 'Fatou' });
    const karim = await add({ lastName: 'Karim', referrer: fatou.id });
    await add({ lastName: 'Yuki', referrer: karim.id });
    await add({ lastName: 'Omar', referrer: fatou.id });
    await add({ lastName: 'Seul' });

    expect(await count()).toEqual({ all: 5, referrer: 2, referred: 3 });
    expect(names(await list('?referrer=true&sort=fullName'))).toEqual(['Fatou', 'Karim']);
    expect(names(await list('?referred=true&sort=fullName'))).toEqual(['Karim', 'Omar', 'Yuki']);
    expect(names(await list('?referrer=true&referred=true'))).toEqual(['Karim']);
    // With Yuki, whose card says « Par Karim ».
    expect(await count('?search=karim')).toEqual({ all: 2, referrer: 1, referred: 2 });
  });

  describe('a recommended contact', () => {
    const found = async (search: string) => {
      const { all } = await count(`?search=${search}`);
      const page = names(await list(`?search=${search}&sort=fullName`));
      expect(page).toHaveLength(all);
      return page;
    };
    const rename = ({ id, version }: { id: string; version: number }, lastName: string, values: object = {}) =>
      client.put(`/me/contacts/${id}`, { type: 'external', lastName, ...values }, { 'if-match': `"${version}"` });

    it('is found by the recommender’s name, as the card shows it', async () => {
      const fatou = await add({ lastName: 'Diop', firstName: 'Fatou' });
      await add({ lastName: 'Karim', company: { name: 'Formalys' }, referrer: fatou.id });
      await add({ lastName: 'Seul' });

      expect(await found('fatou')).toEqual(['Diop', 'Karim']);
      expect(await found('diop+formalys')).toEqual(['Karim']);
    });

    it('is found by the recommender’s current name, and by none once that contact is deleted', async () => {
      const fatou = await add({ lastName: 'Diop' });
      const karim = await add({ lastName: 'Karim', referrer: fatou.id });

      expect((await rename(fatou, 'Ndiaye')).status).toBe(200);
      expect([await found('diop'), await found('ndiaye')]).toEqual([[], ['Karim', 'Ndiaye']]);

      await client.delete(`/me/contacts/${fatou.id}`);
      expect(await found('ndiaye')).toEqual([]);

      await client.put(`/me/contacts/${fatou.id}/restore`);
      expect(await found('ndiaye')).toEqual(['Karim', 'Ndiaye']);

      expect((await rename(karim, 'Karim')).status).toBe(200);
      expect(await found('ndiaye')).toEqual(['Ndiaye']);
    });

    it('is not matched by the recommender’s name in a people picker', async () => {
      const fatou = await add({ lastName: 'Diop' });
      await add({ lastName: 'Karim', referrer: fatou.id });

      expect(names(await list('?search=diop&limit=20'))).toEqual(['Diop']);
    });
  });

  it.each(['sort=company', 'sortBy=users.email', 'order=up', 'page=-1', 'pageSize=0', 'pageSize=abc', 'x=1'])(
    'Given ?%s, When it is requested, Then it is a 400',
    async (query) => {
      const answer = await client.get(`/me/contacts?${query}`);

      expect(answer).toMatchObject({ status: 400, error: { code: 'invalid' } });
      expect(Object.keys(answer.error.fields ?? {})).toEqual([query.split('=')[0]]);
    },
  );
});
