import type { ContentItem, ContentItemSummary, ItemKind, Paged } from '@passerelle/shared/contract';
import { itemKinds } from '@passerelle/shared/contract/enums/content';
import { limits } from '@passerelle/shared/contract/limits';
import { startTestApp, type TestApp } from '../../testing/test-app';
import type { TestClient } from '../../testing/test-client';
import { anItem, aPack, rowOf } from './testing/an-item';

const title = 'Écrire votre CV';

let app: TestApp;
let organization: string;
let author: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  organization = await app.anOrganization();
  author = app.as(await app.aPerson({ role: 'superAdmin', organization_id: organization }));
});
afterAll(() => app.close());

const create = (kind: ItemKind, body: object = {}, client = author) =>
  client.post<ContentItem>('/content/items', { kind, title, organization, ...body });

const beginnings: Record<ItemKind, object> = {
  programs: {
    name: title,
    type: 'basic',
    maxSuspension: 0,
    badges: [],
    jobOffers: false,
    weeks: [{ title: '', tasks: [] }],
  },
  tasks: { name: title, family: 'other', points: 0, subTasks: [] },
  surveys: { title, type: 'basic', questions: [] },
  library: { name: title, family: 'other' },
  faq: { title, position: 1 },
  pages: { title },
};

describe('a new item', () => {
  it.each(itemKinds)('of %s is a draft with what its kind requires', async (kind) => {
    const program = kind === 'tasks' ? { program: (await create('programs')).data.id } : {};

    const { status, data } = await create(kind, program);

    expect({ status, key: data.key, is: data.status }).toEqual({ status: 200, key: 'ecrire-votre-cv', is: 'draft' });
    expect(data).toMatchObject({ title, version: 1, publishedAt: null, mayEdit: true });
    expect(data.files.fr?.fields).toEqual(beginnings[kind]);
    expect(data.pack).toMatchObject({ name: 'Studio', languages: ['fr', 'en'], organization: { id: organization } });
    expect(await rowOf(app, data.id)).toMatchObject({ published: null, published_at: null });
  });

  it('gets a key of its own: a taken one gets a number, and is refused where it is given', async () => {
    const other = await aPack(app, { organizationId: organization, isManagedOutside: true });
    await anItem(app, { packId: other, kind: 'surveys', key: 'bilan' });

    const made = [await create('surveys', { title: 'Bilan' }), await create('surveys', { title: 'BILAN !' })];
    const refused = await create('surveys', { title: 'Bilan', key: 'bilan' });

    expect(made.map(({ data }) => data.key)).toEqual(['bilan-2', 'bilan-3']);
    expect([refused.status, refused.error.fields]).toEqual([409, { key: 'duplicate' }]);
    expect((await create('surveys', { title: '简历' })).data.key).toBe('survey');
    expect((await create('faq', { title: 'Bilan', key: 'bilan' })).status).toBe(200);
  });

  it('gets no key that a pack without stored sources has brought', async () => {
    await app.db
      .insertInto('content_packs')
      .values({
        organization_id: organization,
        name: 'Ancien',
        version: '1',
        contents: ['pages/charte'],
        imported_at: app.clock.now().toJSDate(),
        managed_outside: true,
      })
      .execute();

    expect((await create('pages', { title: 'Charte' })).data.key).toBe('charte-2');
  });

  it('gets different keys when two are created at once', async () => {
    const made = await Promise.all([create('pages'), create('pages'), create('pages')]);

    expect(new Set(made.map(({ data }) => data.key)).size).toBe(3);
    const packs = await app.db
      .selectFrom('content_packs')
      .where('organization_id', '=', organization)
      .select('id')
      .execute();
    expect(packs).toHaveLength(1);
  });

  it('is added to the first pack of the organisation that is edited in the studio', async () => {
    await aPack(app, { organizationId: organization, name: 'Dossier', isManagedOutside: true });
    const edited = await aPack(app, { organizationId: organization, name: 'Rebond', locales: ['fr', 'de'] });

    const { data } = await create('pages');

    expect(data.pack).toMatchObject({ id: edited, languages: ['fr', 'de'] });
  });

  it('follows the last section of questions, and has the given type of questionnaire', async () => {
    await create('faq', { fields: { position: 7 } });

    expect((await create('faq')).data.files.fr?.fields).toMatchObject({ position: 8 });
    expect((await create('surveys', { fields: { type: 'tricam' } })).data.files.fr?.fields).toMatchObject({
      type: 'tricam',
    });
  });

  it('is common to all for a super administrator who names no organisation', async () => {
    expect((await create('pages', { organization: null })).data.pack.organization).toBeNull();
  });

  it('is refused without a visible title, and a task without its programme', async () => {
    const page = await create('pages');
    const answers = [
      await create('pages', { title: '\u200B' }),
      await create('tasks'),
      await create('tasks', { program: page.data.id }),
      await create('pages', { program: page.data.id }),
    ];

    expect(answers.map(({ status, error }) => [status, error.fields])).toEqual([
      [400, { title: expect.any(String) }],
      [400, { program: 'required' }],
      [400, { program: 'notAllowed' }],
      [400, { program: 'notAllowed' }],
    ]);
  });

  it('is refused as a task beyond the limit of its programme', async () => {
    const program = (await create('programs')).data;
    const row = await rowOf(app, program.id);
    const rows = Array.from({ length: limits.itemTasks }, (_, index) => ({
      pack_id: row.pack_id,
      program_id: row.id,
      kind: 'tasks' as const,
      key: `task-${index}`,
      draft: JSON.stringify(row.draft),
      titles: {},
      translated_from: {},
      uses: [],
      sort_title: '',
      search: '',
      created_at: row.created_at,
      changed_at: row.changed_at,
    }));
    await app.db.insertInto('content_items').values(rows).execute();

    const { status, error } = await create('tasks', { program: program.id });

    expect([status, error.fields, error.message]).toEqual([
      409,
      { program: 'tooMany' },
      expect.stringContaining('400'),
    ]);
    expect((await author.get<Paged<ContentItemSummary>>(`/content/items?program=${program.id}`)).data.totalCount).toBe(
      400,
    );
  });
});
