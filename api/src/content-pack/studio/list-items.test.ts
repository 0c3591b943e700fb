import type { ContentItem, ContentItemSummary, Paged, RoleName } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../testing/test-app';
import type { TestClient } from '../../testing/test-client';
import { anItem, aPack, aPage } from './testing/an-item';

let app: TestApp;
let organization: string;
let elsewhere: string;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  [organization, elsewhere] = [await app.anOrganization({ name: 'Bois' }), await app.anOrganization()];
});
afterAll(() => app.close());

const as = async (role: RoleName): Promise<TestClient> =>
  app.as(await app.aPerson({ role, organization_id: organization }));

const listAll = async (client: TestClient, query = '') =>
  (await client.get<Paged<ContentItemSummary>>(`/content/items?${query}`)).data;
const list = (client: TestClient, query = '') => listAll(client, `organization=${organization}&${query}`);
const keysOf = async (client: TestClient, query = '') =>
  (await list(client, query)).items.map(({ key }) => key).toSorted();

const survey = (title: string) => ({ fr: { fields: { title, type: 'basic', questions: [] } } });
const task = (name: string, ...uses: string[]) => ({
  fr: {
    fields: {
      name,
      family: 'cv',
      points: 40,
      subTasks: uses.map((key) => ({ key, type: 'survey', survey: key, title: key })),
    },
  },
});
const program = (...tasks: string[]) => ({ fr: { fields: { name: 'Rebond', weeks: [{ title: 'Un', tasks }] } } });

describe('the list of content', () => {
  it('shows an author drafts of their organisation, and what is published for all', async () => {
    const [common, own, foreign] = [
      await aPack(app, { organizationId: null }),
      await aPack(app, { organizationId: organization }),
      await aPack(app, { organizationId: elsewhere }),
    ];
    for (const [packId, name] of [
      [common, 'common'],
      [own, 'own'],
      [foreign, 'foreign'],
    ] as const) {
      await anItem(app, { packId, key: name });
      await anItem(app, { packId, key: `${name}-draft`, draft: aPage('Texte') });
      await anItem(app, { packId, key: `${name}-archived`, isArchived: true });
    }

    const seenBy = async (role: RoleName) => (await listAll(await as(role))).items.map(({ key }) => key).toSorted();
    expect(await seenBy('admin')).toEqual(['common', 'own', 'own-archived', 'own-draft']);
    expect(await seenBy('owner')).toEqual(['common', 'own']);
    expect(await seenBy('manager')).toEqual(['common', 'own']);
    expect(await seenBy('superAdmin')).toHaveLength(9);
    const admin = await as('admin');
    expect(await keysOf(admin)).toEqual(['own', 'own-archived', 'own-draft']);
    expect((await admin.get(`/content/items?organization=${elsewhere}`)).status).toBe(404);
    const { items } = await listAll(admin);
    expect(items.filter(({ mayEdit }) => !mayEdit).map(({ key }) => key)).toEqual(['common']);
  });

  it('finds an item by its key', async () => {
    const packId = await aPack(app, { organizationId: organization });
    await anItem(app, { packId, key: 'mid-way' });
    const admin = await as('admin');
    expect(await keysOf(admin, 'key=mid-way')).toEqual(['mid-way']);
    expect(await keysOf(admin, 'key=mid')).toEqual([]);
  });

  it('shows programmes and questionnaires to an administrator as they are published', async () => {
    const packId = await aPack(app, { organizationId: organization });
    await anItem(app, { packId, kind: 'surveys', key: 'a', published: survey('Bilan'), draft: survey('Autre') });
    await anItem(app, { packId, kind: 'surveys', key: 'b', draft: survey('Secret') });

    const admin = await as('admin');
    const { items } = await list(admin);
    expect(items).toMatchObject([{ key: 'a', title: 'Bilan', status: 'published', changedBy: null, mayEdit: false }]);
    expect(await keysOf(admin, 'search=autre')).toEqual([]);
    expect(await keysOf(admin, 'search=bilan')).toEqual(['a']);
    expect(await keysOf(admin, 'status=modified')).toEqual([]);

    const superAdmin = await as('superAdmin');
    expect(await keysOf(superAdmin, 'search=autre')).toEqual(['a']);
    expect((await list(superAdmin, 'status=modified')).items).toMatchObject([{ title: 'Autre', status: 'modified' }]);
  });

  it('has tasks among the rest, and a programme is modified with its tasks', async () => {
    const packId = await aPack(app, { organizationId: organization });
    const programId = await anItem(app, { packId, kind: 'programs', key: 'rebond', published: program('cv') });
    const common = { packId, kind: 'tasks', programId } as const;
    const taskId = await anItem(app, { ...common, key: 'cv', published: task('CV') });
    const client = await as('superAdmin');
    const status = async () => (await list(client, 'kind=programs')).items[0]?.status;

    expect(await keysOf(client)).toEqual(['cv', 'rebond']);
    expect(await keysOf(client, 'kind=programs')).toEqual(['rebond']);
    expect(await keysOf(client, 'search=cv')).toEqual(['cv']);
    const { items } = await list(client, `program=${programId}`);
    expect(items).toMatchObject([{ key: 'cv', program: { id: programId, title: 'Rebond' } }]);
    expect(await status()).toBe('published');

    await client.put(`/content/items/${taskId}`, { files: task('CV !') });
    expect(await status()).toBe('modified');
    expect(await keysOf(client, 'status=modified')).toEqual(['cv', 'rebond']);
    await client.put(`/content/items/${taskId}`, { files: task('CV') });
    expect(await status()).toBe('published');
    // In no week, so it is not published with the programme.
    await anItem(app, { ...common, key: 'network', draft: task('Réseau') });
    expect(await status()).toBe('published');
  });

  it('counts the tasks that use an item; an organisation’s own item hides the common one', async () => {
    const [common, own, foreign] = [
      await aPack(app, { organizationId: null }),
      await aPack(app, { organizationId: organization }),
      await aPack(app, { organizationId: elsewhere }),
    ];
    const survey1 = await anItem(app, { packId: common, kind: 'surveys', key: 'midway', published: survey('Bilan') });
    for (const packId of [common, own, foreign]) {
      const programId = await anItem(app, { packId, kind: 'programs', published: program('cv') });
      await anItem(app, { packId, kind: 'tasks', programId, key: 'cv', published: task(`CV ${packId}`, 'midway') });
    }
    const superAdmin = await as('superAdmin');
    const usesOf = async (client: TestClient, id: string) => {
      const { usedBy, usedIn } = (await client.get<ContentItem>(`/content/items/${id}`)).data;
      return [usedBy, usedIn.length];
    };
    expect(await usesOf(superAdmin, survey1)).toEqual([3, 3]);
    expect(await usesOf(await as('admin'), survey1)).toEqual([2, 2]);

    const survey2 = await anItem(app, { packId: own, kind: 'surveys', key: 'midway', published: survey('Bilan') });
    expect(await usesOf(superAdmin, survey1)).toEqual([2, 2]);
    expect(await usesOf(superAdmin, survey2)).toEqual([1, 1]);
  });

  it('tells the progress of each language, and sorts by change or title', async () => {
    const packId = await aPack(app, { organizationId: organization, locales: ['fr', 'en', 'de'] });
    await anItem(app, { packId, key: 'b', published: { ...aPage('Texte'), en: { fields: { title: 'Quality' } } } });
    app.clock.advance({ minutes: 1 });
    const translatedFrom = { en: { title: 'Qualité', text: 'Ancien' } };
    await anItem(app, { packId, key: 'a', published: aPage('Texte'), translatedFrom });
    const client = await as('superAdmin');

    const { items } = await list(client);

    expect(items.map(({ key }) => key)).toEqual(['a', 'b']);
    expect(items.map(({ languages }) => languages.map(({ language, state }) => `${language} ${state}`))).toEqual([
      ['fr complete', 'en stale', 'de missing'],
      ['fr complete', 'en incomplete', 'de missing'],
    ]);
    expect(items[1]?.languages[1]).toEqual({ language: 'en', state: 'incomplete', done: 1, total: 2 });
    const pages = await list(client, 'sort=title&order=desc&pageSize=1&page=1');
    expect([pages.totalCount, pages.pageCount, pages.items.length]).toEqual([2, 2, 1]);
  });
});
