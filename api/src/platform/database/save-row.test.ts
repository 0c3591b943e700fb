import { startTestApp, type TestApp } from '../../testing/test-app';
import { saveRow, together } from './save-row';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const at = (hour: number): Date => new Date(Date.UTC(2026, 10, 25, hour));
const save = (title: Record<string, string>, hour: number, organization_id: string | null = null) =>
  saveRow(app.db, 'static_pages', {
    known: { organization_id, slug: 'mentions' },
    content: { title, content: { fr: '<p>Été</p>' } },
    first: { published_at: at(hour) },
    touched: { updated_at: at(hour) },
  });

describe('Saving a row', () => {
  it('creates it, leaves it unchanged, or updates differences', async () => {
    const created = await save({ fr: 'Mentions', en: 'Notice' }, 8);
    // The order of the languages is no difference.
    const same = await save({ en: 'Notice', fr: 'Mentions' }, 9);
    const row = () => app.db.selectFrom('static_pages').selectAll().executeTakeFirstOrThrow();
    expect([created.outcome, same]).toEqual(['created', { id: created.id, outcome: 'unchanged' }]);
    expect(await row()).toMatchObject({ published_at: at(8), updated_at: at(8) });

    expect(await save({ fr: 'Mentions légales' }, 10)).toEqual({ id: created.id, outcome: 'changed' });
    expect(await row()).toMatchObject({ title: { fr: 'Mentions légales' }, published_at: at(8), updated_at: at(10) });
  });

  it('distinguishes rows without an owner from rows with one', async () => {
    const owner = await app.anOrganization();
    expect((await save({ fr: 'Maison' }, 8, owner)).outcome).toBe('created');
    expect((await save({ fr: 'Maison' }, 8, owner)).outcome).toBe('unchanged');
  });

  it('counts an item as changed when a part of it was', () => {
    expect(together('unchanged', ['unchanged', 'archived'])).toBe('changed');
    expect(together('created', ['created', 'changed'])).toBe('created');
    expect(together('unchanged', ['unchanged'])).toBe('unchanged');
  });
});
