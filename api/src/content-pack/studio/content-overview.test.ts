import type { ContentItemSummary, ContentOverview, Paged, RoleName } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../testing/test-app';
import type { TestClient } from '../../testing/test-client';
import { anItem, aPack, aPage } from './testing/an-item';

let app: TestApp;
let organization: string;
let own: string;
let common: string;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  organization = await app.anOrganization({ name: 'Bois' });
  own = await aPack(app, { organizationId: organization });
  common = await aPack(app, { organizationId: null });
});
afterAll(() => app.close());

const as = async (role: RoleName): Promise<TestClient> =>
  app.as(await app.aPerson({ role, organization_id: organization }));

const overview = async (client: TestClient, query = '') =>
  (await client.get<ContentOverview>(`/content/items/overview?organization=${organization}&${query}`)).data;

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

describe('the overview of content', () => {
  it('counts the items of each kind as the list is narrowed', async () => {
    await anItem(app, { packId: own });
    await anItem(app, { packId: own, draft: aPage('Texte') });
    await anItem(app, { packId: own, isArchived: true });
    const programId = await anItem(app, { packId: own, kind: 'programs' });
    await anItem(app, { packId: own, kind: 'tasks', programId });

    const admin = await as('admin');
    expect((await overview(admin)).counts).toEqual({ programs: 1, tasks: 1, surveys: 0, library: 0, faq: 0, pages: 3 });
    expect((await overview(admin, 'status=published&status=draft')).counts.pages).toBe(2);
    expect((await overview(admin, 'search=nothing')).counts.pages).toBe(0);
    expect((await overview(await as('manager'))).counts.pages).toBe(1);
  });

  it('has the packs that the person may export, whatever is searched', async () => {
    const [empty, archived] = [
      await aPack(app, { organizationId: organization }),
      await aPack(app, { organizationId: organization }),
    ];
    await anItem(app, { packId: own });
    await anItem(app, { packId: common });
    await anItem(app, { packId: empty, draft: aPage('Texte') });
    await anItem(app, { packId: archived, isArchived: true });

    const admin = await as('admin');
    const { packs } = await overview(admin, 'search=nothing');
    expect(idsOf(packs)).toEqual([own]);
    expect(packs[0]).toMatchObject({ organization: { name: 'Bois' } });
    expect(idsOf((await overview(await as('superAdmin'))).packs)).toEqual(expect.arrayContaining([own, common]));
    expect((await overview(await as('owner'))).packs).toEqual([]);
    const statusOf = async (packId: string) =>
      (await admin.send({ method: 'GET', url: `/api/content/packs/${packId}/export` })).status;
    expect(await Promise.all([own, common, empty, archived].map(statusOf))).toEqual([200, 404, 404, 404]);
  });

  it('has all changes that the person may publish, whatever is searched', async () => {
    const outside = await aPack(app, { organizationId: organization, isManagedOutside: true });
    const draft = await anItem(app, { packId: own, draft: aPage('Texte') });
    const modified = await anItem(app, { packId: own, published: aPage('Texte'), draft: aPage('Autre') });
    const survey = await anItem(app, { packId: own, kind: 'surveys', draft: aPage('Texte') });
    await anItem(app, { packId: own });
    await anItem(app, { packId: own, draft: aPage('Texte'), isArchived: true });
    await anItem(app, { packId: outside, draft: aPage('Texte') });
    await anItem(app, { packId: common, draft: aPage('Texte') });
    // Tasks are published with their programme.
    const programId = await anItem(app, { packId: own, kind: 'programs' });
    await anItem(app, { packId: own, kind: 'tasks', programId, draft: aPage('Texte') });

    const { changed, changedCount } = await overview(await as('admin'), 'search=nothing&status=archived');
    expect([changed.toSorted(), changedCount]).toEqual([[draft, modified].toSorted(), 2]);
    const all = await overview(await as('superAdmin'));
    expect(all.changed.toSorted()).toEqual([draft, modified, survey].toSorted());
    expect((await overview(await as('owner'))).changed).toEqual([]);
  });

  it('is refused for another organisation', async () => {
    const elsewhere = await app.anOrganization();
    const admin = await as('admin');
    expect((await admin.get(`/content/items/overview?organization=${elsewhere}`)).status).toBe(404);
  });
});

describe('the pack of an item', () => {
  it('says whether its owner has several packs with content', async () => {
    await anItem(app, { packId: own });
    const flags = async () => {
      const client = await as('superAdmin');
      const { data } = await client.get<Paged<ContentItemSummary>>(`/content/items?organization=${organization}`);
      return data.items.map(({ pack }) => pack.oneOfSeveral);
    };
    const second = await aPack(app, { organizationId: organization });
    expect(await flags()).toEqual([false]);
    await anItem(app, { packId: second });
    expect(await flags()).toEqual([true, true]);
  });
});
