import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../testing/test-app';
import { matchesAll, pageOf, readList, readPage, wholePage } from './lists';

const sorts = { createdAt: 'desc', fullName: 'asc' } as const;

describe('a list’s query', () => {
  it('has the list’s default order', () => {
    expect(readList({}, sorts)).toMatchObject({ page: 0, pageSize: 25, offset: 0, sort: 'createdAt', order: 'desc' });
    expect(readList({ sort: 'fullName' }, sorts)).toMatchObject({ sort: 'fullName', order: 'asc' });
    expect(readList({ sort: 'fullName', order: 'desc' }, sorts)).toMatchObject({ sort: 'fullName', order: 'desc' });
  });

  it('accepts limit as a page size, and has an offset', () => {
    expect(readList({ page: 3, limit: 20 }, sorts)).toMatchObject({ pageSize: 20, offset: 60 });
  });

  it('refuses an unknown sort field', () => {
    expect(() => readList({ sort: 'password_hash' }, sorts)).toThrow(
      expect.objectContaining({ code: 'invalid', details: { fields: { sort: 'notAllowed' } } }),
    );
  });
});

describe('a page', () => {
  it('has the total of items and pages', () => {
    expect(pageOf({ page: 1, pageSize: 20 }, ['x'], 21)).toEqual({
      items: ['x'],
      page: 1,
      pageSize: 20,
      totalCount: 21,
      pageCount: 2,
    });
    expect(wholePage([])).toMatchObject({ totalCount: 0, pageCount: 0 });
  });
});

describe('searching', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it('matches every word, ignoring case, accents and position', async () => {
    const organization_id = await app.anOrganization();
    await app.aPerson({ organization_id, first_name: 'Émile', last_name: 'Le Goff' });
    await app.aPerson({ organization_id, first_name: 'Émilie', last_name: 'Martin' });
    const found = async (search: string): Promise<string[]> => {
      const { patterns } = readList({ search }, sorts);
      const rows = await app.db
        .selectFrom('users')
        .where('organization_id', '=', organization_id)
        .where((eb) => matchesAll(eb, 'users.search', patterns))
        .orderBy('sort_name')
        .select('first_name')
        .execute();
      return rows.map(({ first_name }) => first_name);
    };

    expect(await found('GOFF emile')).toEqual(['Émile']);
    expect(await found('emil')).toEqual(['Émile', 'Émilie']);
    expect(await found('émilie goff')).toEqual([]);
    expect(await found('%')).toEqual([]);
    expect(await found('')).toHaveLength(2);
  });

  it('lists people of one name on one page each, in a stable order', async () => {
    const organization_id = await app.anOrganization();
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.push((await app.aPerson({ organization_id })).id);
    const all = app.db.selectFrom('users').where('organization_id', '=', organization_id);
    const readNth = (page: number, order: 'asc' | 'desc') =>
      readPage(readList({ page, pageSize: 2, order }, { name: 'asc' }), {
        all,
        rows: all.select('users.id'),
        order: ['users.sort_name', 'users.id'],
        itemOf: ({ id }) => id,
      });

    for (const order of ['asc', 'desc'] as const) {
      const pages = [await readNth(0, order), await readNth(1, order), await readNth(2, order)];

      const sorted = order === 'asc' ? ids.toSorted() : ids.toSorted().toReversed();
      expect(pages.flatMap(({ items }) => items)).toEqual(sorted);
      expect(pages[2]).toMatchObject({ totalCount: 5, pageCount: 3, page: 2, pageSize: 2 });
    }
  });

  it('has the required extensions, on either engine', async () => {
    const { rows } = await sql<{ close: number; plain: string }>`SELECT similarity('abc', 'abd') AS close`.execute(
      app.db,
    );

    expect(rows[0]!.close).toBeGreaterThan(0);
  });
});
