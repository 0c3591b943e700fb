import { startTestApp, type TestApp } from '../../testing/test-app';
import { agendaOf, type AgendaOf } from './testing/agenda-of';

let app: TestApp;
let mine: AgendaOf;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  mine = await agendaOf(app);
});

const titles = async (query: string): Promise<string[]> => (await mine.list(query)).items.map(({ title }) => title);
const day = (date: string) => `2026-11-${date}T09:00:00.000Z`;

async function planSix(): Promise<void> {
  const settle = async (title: string, date: string, body?: object, values = {}) => {
    const { id } = await mine.plan({ title, date: day(date), ...values });
    if (body) await mine.change(id, body);
  };
  await settle('Été passé', '10', { comment: 'Fait' });
  await settle('avant-hier', '23');
  await settle('Demain', '26', undefined, { actionType: 'jobInterview' });
  await settle('Écouter', '27');
  await settle('Zoom annulé', '28', { status: 'cancelled' });
  await settle('Annulé hier', '24', { status: 'cancelled' });
}

it('Given actions in every state, When a tab is chosen, Then its list matches its count', async () => {
  await planSix();

  expect(await mine.count()).toEqual({ pending: 3, validated: 1, cancelled: 2, upcoming: 2, past: 2 });
  expect(await mine.list()).toMatchObject({ totalCount: 6, page: 0, pageSize: 20, pageCount: 1 });
  expect(await titles('?status=pending')).toEqual(['Écouter', 'Demain', 'avant-hier']);
  expect(await titles('?status=validated')).toEqual(['Été passé']);
  expect(await titles('?status=cancelled&status=validated')).toHaveLength(3);
  const ahead = `?status=pending&status=validated&fromDate=${app.clock.now().toISO()}`;
  expect(await titles(ahead)).toHaveLength(2);
});

it('Given titles with accents and capitals, When sorted, Then they are in alphabetical order', async () => {
  await planSix();

  const sorted = ['Annulé hier', 'avant-hier', 'Demain', 'Écouter', 'Été passé', 'Zoom annulé'];
  expect(await titles('?sort=title')).toEqual(sorted);
  expect(await titles('?sortBy=title&sortOrder=desc')).toEqual([...sorted].reverse());
  expect(await titles('?sort=date')).toEqual([
    'Été passé',
    'avant-hier',
    'Annulé hier',
    'Demain',
    'Écouter',
    'Zoom annulé',
  ]);
  expect((await titles('?sort=createdAt&order=ascend'))[0]).toBe('Été passé');
});

it('Given past and future ones, When sorted from the nearest, Then missing reports come first', async () => {
  await planSix();
  await mine.plan({ title: 'Il y a longtemps', date: day('02') });
  // The test clock is at Wednesday 25, 09:00 in Paris.
  const began = app.clock.now().minus({ minutes: 30 });
  await mine.plan({ title: 'Commencé', date: began.setZone('Europe/Paris').toISO() ?? '' });

  const sorted = [
    'avant-hier',
    'Il y a longtemps',
    'Commencé',
    'Demain',
    'Écouter',
    'Zoom annulé',
    'Annulé hier',
    'Été passé',
  ];
  expect(await titles('?sort=nearest')).toEqual(sorted);
  expect([...(await titles('?sort=nearest&pageSize=5')), ...(await titles('?sort=nearest&pageSize=5&page=1'))]).toEqual(
    sorted,
  );
});

it('Given a week, a contact or a kind, When filtered, Then only matching ones are listed', async () => {
  const other = await mine.addContact('Le Goff');
  await planSix();
  await mine.plan({ title: 'Avec Thomas', contact: other.id, date: day('30') });

  expect(await titles(`?fromDate=${day('23')}&toDate=${day('26')}&sort=date`)).toEqual([
    'avant-hier',
    'Annulé hier',
    'Demain',
  ]);
  expect(await titles(`?contact=${other.id}`)).toEqual(['Avec Thomas']);
  expect(await mine.count(`?contact=${other.id}`)).toMatchObject({ pending: 1, upcoming: 1, past: 0 });
  expect(await titles('?actionType=jobInterview')).toEqual(['Demain']);
});

it('Given words of title and contact, When searched, Then accents and order do not matter', async () => {
  await planSix();

  expect(await titles('?search=ECOUTER')).toEqual(['Écouter']);
  expect(await titles('?search=tanaka+ete+solane')).toEqual(['Été passé']);
  expect(await titles('?search=ete+demain')).toEqual([]);
  expect(await mine.count('?search=annule')).toMatchObject({ cancelled: 2, pending: 0 });
});

it('Given 25 actions, When they are paged, Then each is listed once', async () => {
  for (let index = 0; index < 25; index += 1) await mine.plan({ title: 'Pareil' });

  const pages = [];
  for (const page of [0, 1, 2]) pages.push(await mine.list(`?page=${page}&pageSize=10&sort=title`));

  expect(pages.map(({ items }) => items.length)).toEqual([10, 10, 5]);
  expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(25);
  expect(pages[2]).toMatchObject({ totalCount: 25, pageCount: 3 });
});

it.each(['sort=contact', 'status=done', 'fromDate=hier', 'contact=1', 'filter=pending'])(
  'Given ?%s, When it is requested, Then it is a 400',
  async (query) => {
    const answer = await mine.client.get(`/me/agenda?${query}`);

    expect(answer).toMatchObject({ status: 400, error: { code: 'invalid' } });
    expect(Object.keys(answer.error.fields ?? {})[0]).toMatch(new RegExp(`^${query.split('=')[0]}`));
  },
);
