import { startTestApp, type TestApp } from '../testing/test-app';
import { readList } from './lists';
import { readPage } from './read-page';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('the pages of a list', () => {
  it('Given people of one name, Then each is on one page, in an order that holds', async () => {
    const organization_id = await app.anOrganization();
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.push((await app.aPerson({ organization_id })).id);
    const all = app.db.selectFrom('users').where('organization_id', '=', organization_id);
    const pageOf = (page: number, order: 'asc' | 'desc') =>
      readPage(readList({ page, pageSize: 2, order }, { name: 'asc' }), {
        all,
        rows: all.select('users.id'),
        order: ['users.sort_name', 'users.id'],
        itemOf: ({ id }) => id,
      });

    for (const order of ['asc', 'desc'] as const) {
      const pages = [await pageOf(0, order), await pageOf(1, order), await pageOf(2, order)];

      const sorted = order === 'asc' ? ids.toSorted() : ids.toSorted().toReversed();
      expect(pages.flatMap(({ items }) => items)).toEqual(sorted);
      expect(pages[2]).toMatchObject({ totalCount: 5, pageCount: 3, page: 2, pageSize: 2 });
    }
  });
});
