import type { ContentItem, ItemKind, RoleName } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../testing/test-app';
import type { TestClient } from '../../testing/test-client';
import { anItem, aPack, aPage } from './testing/an-item';

let app: TestApp;
let organization: string;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  organization = await app.anOrganization();
  admin = app.as(await app.aPerson({ role: 'admin', organization_id: organization }));
});
afterAll(() => app.close());

const files = { fr: { fields: { title: 'Autre', name: 'Autre' } } };

/** The statuses of all changes of an item. */
async function changes(client: TestClient, id: string): Promise<number[]> {
  const path = `/content/items/${id}`;
  const answers = [
    await client.put(path, { files }),
    await client.post(`${path}/duplicate`),
    await client.post(`${path}/restore`),
    await client.post(`${path}/versions/1/restore`),
    await client.delete(`${path}/draft`),
  ];
  return [...new Set(answers.map(({ status }) => status))];
}

describe('an administrator', () => {
  it.each<[ItemKind, number]>([
    ['programs', 403],
    ['surveys', 403],
    ['library', 200],
    ['faq', 200],
    ['pages', 200],
  ])('of content of the kind %s gets %d', async (kind, status) => {
    const packId = await aPack(app, { organizationId: organization });
    const id = await anItem(app, { packId, kind, published: files });

    expect((await admin.get<ContentItem>(`/content/items/${id}`)).data.mayEdit).toBe(status === 200);
    expect((await admin.post('/content/items', { kind, title: 'Un titre' })).status).toBe(status);
    if (status === 403) expect(await changes(admin, id)).toEqual([403]);
    else expect((await admin.put(`/content/items/${id}`, { files })).status).toBe(200);
  });

  it('reads common content and changes none, and has no way to that of other organisations', async () => {
    const common = await anItem(app, { packId: await aPack(app, { organizationId: null }) });
    const foreignPack = await aPack(app, { organizationId: await app.anOrganization() });
    const foreign = await anItem(app, { packId: foreignPack });

    expect((await admin.get(`/content/items/${common}`)).status).toBe(200);
    expect(await changes(admin, common)).toEqual([403]);
    expect((await admin.get(`/content/items/${foreign}`)).status).toBe(404);
    expect((await admin.get(`/content/items/${foreign}/versions`)).status).toBe(404);
    expect(await changes(admin, foreign)).toEqual([404]);
    const elsewhere = await app.anOrganization();
    const body = { kind: 'pages', title: 'Un titre', organization: elsewhere };
    expect((await admin.post('/content/items', body)).status).toBe(404);
    const made = await admin.post<ContentItem>('/content/items', { ...body, organization: null });
    expect(made.data.pack.organization?.id).toBe(organization);
  });
});

describe('staff without the right to write', () => {
  it.each<RoleName>(['manager', 'headHR', 'owner'])('as %s read what is published, and no draft', async (role) => {
    const client = app.as(await app.aPerson({ role, organization_id: organization }));
    const packId = await aPack(app, { organizationId: organization });
    const draft = await anItem(app, { packId, draft: aPage('Texte') });
    const archived = await anItem(app, { packId, isArchived: true });
    const modified = await anItem(app, { packId, published: aPage('Texte'), draft: files });

    for (const id of [draft, archived]) {
      expect((await client.get(`/content/items/${id}`)).status).toBe(404);
      expect((await client.get(`/content/items/${id}/versions`)).status).toBe(404);
    }
    const { data } = await client.get<ContentItem>(`/content/items/${modified}`);
    expect(data).toMatchObject({ status: 'published', files: aPage('Texte'), title: 'Qualité', mayEdit: false });
    expect(await changes(client, modified)).toEqual([403]);
  });
});

describe('a pack that is managed outside', () => {
  it('is changed after it was taken over, which is logged', async () => {
    const packId = await aPack(app, { organizationId: organization, isManagedOutside: true, name: 'Dossier' });
    const id = await anItem(app, { packId });
    const shown = (await admin.get<ContentItem>(`/content/items/${id}`)).data;
    expect(shown).toMatchObject({ mayEdit: true, pack: { managedOutside: true } });
    const refused = await admin.put(`/content/items/${id}`, { files });
    expect([refused.status, refused.error.message]).toEqual([409, expect.stringContaining('Reprenez')]);
    expect(await changes(admin, id)).toEqual([409]);

    const takeOver = () => admin.post(`/content/packs/${packId}/takeOver`);
    expect([(await takeOver()).status, (await takeOver()).status]).toEqual([204, 204]);

    expect((await admin.put(`/content/items/${id}`, { files })).status).toBe(200);
    const lines = await app.db.selectFrom('audit_log').where('subject_id', '=', packId).selectAll().execute();
    expect(lines).toMatchObject([
      { action: 'content.takenOver', organization_id: organization, details: { name: 'Dossier' } },
    ]);
  });

  it('is not taken over by those who may not change it', async () => {
    const common = await aPack(app, { organizationId: null, isManagedOutside: true });
    const foreign = await aPack(app, { organizationId: await app.anOrganization(), isManagedOutside: true });
    const withPrograms = await aPack(app, { organizationId: organization, isManagedOutside: true });
    await anItem(app, { packId: withPrograms, kind: 'programs', published: files });

    const statuses: number[] = [];
    for (const id of [common, foreign, withPrograms])
      statuses.push((await admin.post(`/content/packs/${id}/takeOver`)).status);

    expect(statuses).toEqual([403, 404, 403]);
  });
});
