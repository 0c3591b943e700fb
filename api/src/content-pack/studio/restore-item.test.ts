import type { ContentItem, ItemVersion, ItemVersionDetail, Paged } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../testing/test-app';
import type { TestClient } from '../../testing/test-client';
import { anItem, aPack, aPage, aVersion, rowOf } from './testing/an-item';

let app: TestApp;
let organization: string;
let packId: string;
let author: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  organization = await app.anOrganization();
  packId = await aPack(app, { organizationId: organization });
  author = app.as(await app.aPerson({ role: 'superAdmin' }));
});
afterAll(() => app.close());

const linesAbout = (id: string) =>
  app.db
    .selectFrom('audit_log')
    .where('subject_id', '=', id)
    .where('outcome', '=', 'done')
    .orderBy('at')
    .select(['action', 'organization_id', 'details'])
    .execute();

describe('the versions of an item', () => {
  it('are listed, newest first, and read one by one', async () => {
    const id = await anItem(app, { packId, published: aPage('Trois') });
    for (const [number, text] of ['Un', 'Deux', 'Trois'].entries()) await aVersion(app, id, number + 1, aPage(text));

    const { data } = await author.get<Paged<ItemVersion>>(`/content/items/${id}/versions`);

    expect(data.items.map(({ number }) => number)).toEqual([3, 2, 1]);
    expect(data.items[0]).toEqual({
      number: 3,
      origin: 'published',
      publishedAt: '2026-11-25T10:00:00.000Z',
      publishedBy: null,
      title: 'Qualité',
    });
    const next = await author.get<Paged<ItemVersion>>(`/content/items/${id}/versions?pageSize=2&page=1`);
    expect(next.data).toMatchObject({ totalCount: 3, pageCount: 2, items: [{ number: 1 }] });
    const one = await author.get<ItemVersionDetail>(`/content/items/${id}/versions/2`);
    expect(one.data).toMatchObject({ number: 2, files: aPage('Deux') });
    expect((await author.get(`/content/items/${id}/versions/4`)).status).toBe(404);
  });

  it('become the draft when they are restored; nothing is published', async () => {
    const id = await anItem(app, { packId, key: 'charte', published: aPage('Deux') });
    await aVersion(app, id, 1, aPage('Un'));
    await aVersion(app, id, 2, aPage('Deux'));

    const restored = await author.post<ContentItem>(`/content/items/${id}/versions/1/restore`);

    expect(restored.data).toMatchObject({ status: 'modified', files: aPage('Un'), version: 2 });
    expect((await rowOf(app, id)).published).toMatchObject({ files: aPage('Deux') });
    const versions = await app.db.selectFrom('content_versions').where('item_id', '=', id).selectAll().execute();
    expect(versions).toHaveLength(2);
    app.clock.advance({ seconds: 1 });
    const current = await author.post<ContentItem>(`/content/items/${id}/versions/2/restore`);
    expect(current.data.status).toBe('published');
    expect((await author.post(`/content/items/${id}/versions/9/restore`)).status).toBe(404);
    expect(await linesAbout(id)).toEqual(
      [1, 2].map((version) => ({
        action: 'content.restored',
        organization_id: organization,
        details: { kind: 'pages', key: 'charte', version },
      })),
    );
  });
});

describe('an archived item', () => {
  it('is not changed, and becomes a draft when it is restored', async () => {
    const id = await anItem(app, { packId, published: aPage('Texte'), isArchived: true });
    const refused = await author.put(`/content/items/${id}`, { files: aPage('Autre') });
    expect([refused.status, refused.error.message]).toEqual([409, expect.stringContaining('archivé')]);

    const { data } = await author.post<ContentItem>(`/content/items/${id}/restore`);

    expect(data).toMatchObject({ status: 'draft', files: aPage('Texte') });
    expect(await rowOf(app, id)).toMatchObject({ published: null, archived_at: null });
    expect((await linesAbout(id)).map(({ action }) => action)).toEqual(['content.restored']);
    const again = await author.post(`/content/items/${id}/restore`);
    expect([again.status, again.error.message]).toEqual([409, expect.stringContaining('n’est pas archivé')]);
  });

  it('comes back with its tasks, where it is a programme', async () => {
    const published = { fr: { fields: { name: 'Rebond', weeks: [{ title: 'Une', tasks: ['cv'] }] } } };
    const task = { packId, kind: 'tasks', published: { fr: { fields: { name: 'CV' } } }, isArchived: true } as const;
    const old = await anItem(app, { packId, kind: 'programs', published });
    await anItem(app, { ...task, programId: old, key: 'before' });
    app.clock.advance({ minutes: 1 });
    const archived_at = app.clock.now().toJSDate();
    await app.db.updateTable('content_items').set({ archived_at }).where('id', '=', old).execute();
    await anItem(app, { ...task, programId: old, key: 'cv' });

    const { data } = await author.post<ContentItem>(`/content/items/${old}/restore`);

    expect(data).toMatchObject({ status: 'draft', tasks: [{ key: 'cv', status: 'draft' }] });
  });
});
