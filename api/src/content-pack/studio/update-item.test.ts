import type { ContentItem, ItemFiles } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import { startTestApp, type TestApp } from '../../testing/test-app';
import type { TestClient } from '../../testing/test-client';
import { goodPack } from '../testing/a-folder';
import { zipped } from '../testing/a-zip';
import { multipart, part } from '../../testing/test-client';
import { anItem, aPack, aPage, rowOf } from './testing/an-item';

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
  author = app.as(await app.aPerson({ role: 'superAdmin', first_name: 'Ada', last_name: 'Byron' }));
});
afterAll(() => app.close());

const read = async (id: string) => (await author.get<ContentItem>(`/content/items/${id}`)).data;
const save = (id: string, files: object, { body = {}, match }: { body?: object; match?: string } = {}) =>
  author.put<ContentItem>(`/content/items/${id}`, { files, ...body }, match === undefined ? {} : { 'if-match': match });

describe('saving a draft', () => {
  it('keeps what is published, and is seen by authors only', async () => {
    const id = await anItem(app, { packId, published: aPage('Texte') });
    app.clock.advance({ minutes: 1 });

    const { status, data, headers } = await save(id, aPage('Autre texte'));

    expect(status).toBe(200);
    expect(data).toMatchObject({ status: 'modified', version: 2, changedBy: 'Ada Byron', files: aPage('Autre texte') });
    expect(headers['etag']).toBe('"2"');
    expect((await rowOf(app, id)).published).toMatchObject({ files: aPage('Texte') });
    const owner = app.as(await app.aPerson({ role: 'owner', organization_id: organization }));
    const seen = (await owner.get<ContentItem>(`/content/items/${id}`)).data;
    expect(seen).toMatchObject({ status: 'published', files: aPage('Texte'), stale: [], changedBy: null });
  });

  it('on an outdated version is refused with 409, and nothing is lost', async () => {
    const id = await anItem(app, { packId });
    await save(id, aPage('Un'), { match: '"1"' });

    expect((await save(id, aPage('Deux'), { match: '"1"' })).status).toBe(409);
    expect((await read(id)).files).toEqual(aPage('Un'));
    expect((await save(id, aPage('Deux'), { match: '"2"' })).data.version).toBe(3);
  });

  it('that equals what is published is no draft, and the same draft again is no new version', async () => {
    const id = await anItem(app, { packId, published: aPage('Texte') });
    const { fr, en } = aPage('Texte');
    expect((await save(id, { en, fr: { text: 'Texte', fields: { title: 'Qualité' } } })).data).toMatchObject({
      status: 'published',
      version: 1,
    });

    expect((await save(id, aPage('Autre'))).data).toMatchObject({ status: 'modified', version: 2 });
    expect((await save(id, aPage('Autre'))).data.version).toBe(2);
    expect((await save(id, { fr, en })).data).toMatchObject({ status: 'published', version: 3 });
    expect((await rowOf(app, id)).draft).toBeNull();
  });

  it('marks translations as stale until they change, are confirmed, or the source is as before', async () => {
    const id = await anItem(app, { packId, published: aPage('Texte') });
    const stale = [{ language: 'en', path: 'text', before: 'Texte' }];

    const changed = (await save(id, aPage('Autre'))).data;
    expect(changed.stale).toEqual(stale);
    expect(changed.languages[1]).toMatchObject({ language: 'en', state: 'stale' });
    expect((await save(id, aPage('Autre', 'Other'))).data.stale).toEqual([]);
    expect((await save(id, aPage('Encore', 'Other'))).data.stale).toHaveLength(1);
    const body = { upToDate: [{ language: 'en', path: 'text' }] };
    expect((await save(id, aPage('Encore', 'Other'), { body })).data.stale).toEqual([]);
    expect((await save(id, aPage('Autre', 'Other'))).data.stale).toMatchObject([{ before: 'Encore' }]);
    expect((await save(id, aPage('Encore', 'Other'))).data.stale).toEqual([]);
  });

  it('adds a new language to the pack', async () => {
    const id = await anItem(app, { packId });

    const { data } = await save(id, { ...aPage('Texte'), de: { fields: { title: 'Qualität' } } });

    expect(data.pack.languages).toEqual(['fr', 'en', 'de']);
    expect(data.languages[2]).toEqual({ language: 'de', state: 'incomplete', done: 1, total: 2 });
    expect((await rowOf(app, id)).titles).toEqual({ fr: 'Qualité', en: 'Quality', de: 'Qualität' });
  });

  it('changes the titles, the search and the references', async () => {
    const programId = await anItem(app, {
      packId,
      kind: 'programs',
      published: { fr: { fields: { name: 'Rebond' } } },
    });
    const step = (survey: string) => ({ key: 'tell', type: 'survey', survey, title: 'Dire' });
    const task = (name: string, survey: string): ItemFiles => ({ fr: { fields: { name, subTasks: [step(survey)] } } });
    const id = await anItem(app, { packId, kind: 'tasks', programId, published: task('Un bilan', 'midway') });

    await save(id, task('Une étape', 'final'));

    const row = await rowOf(app, id);
    expect(row).toMatchObject({ titles: { fr: 'Une étape' }, sort_title: 'une etape', search: 'une etape dire' });
    // Participants still have the published task.
    expect(row.uses).toEqual(['surveys/final', 'surveys/midway']);
  });

  it('is refused where it is too large, too deep, or without its source', async () => {
    const id = await anItem(app, { packId });
    const programId = await anItem(app, {
      packId,
      kind: 'programs',
      published: { fr: { fields: { name: 'Rebond' } } },
    });
    const questions = Array.from({ length: 12 }, () => ({ label: 'x'.repeat(limits.itemBytes / 12) }));
    const deep = JSON.parse('['.repeat(20) + ']'.repeat(20)) as unknown;
    const weeks = Array.from({ length: limits.itemWeeks + 1 }, () => ({ title: 'Une', tasks: [] }));

    const large = await save(id, { fr: { fields: { title: 'x', questions } } });
    expect([large.status, large.error.fields]).toEqual([413, { files: 'tooLarge' }]);
    expect(large.error.message).toMatch(/1 Mo/);
    const answers = [
      await save(id, { fr: { fields: { deep } } }),
      await save(id, { en: { fields: { title: 'Quality' } } }),
      await save(programId, { fr: { fields: { name: 'Rebond', weeks } } }),
      await save(id, { fr: { fields: {}, other: 1 } }),
      await save(id, { xx: { fields: {} } }),
    ];
    expect(answers.map(({ status, error }) => [status, Object.keys(error.fields ?? {})])).toEqual([
      [400, ['files']],
      [400, ['files.fr']],
      [400, ['files.fr.fields.weeks']],
      [400, ['files.fr.other']],
      [400, ['files.xx']],
    ]);
    expect(await rowOf(app, id)).toMatchObject({ draft: null, version: 1 });
  });

  it('leaves what participants see as it is', async () => {
    const form = multipart(part('organization', organization), part('pack', zipped(goodPack), 'pack.zip'));
    expect((await author.send({ method: 'POST', url: '/api/content', ...form })).status).toBe(200);
    const content = async () => ({
      programs: await app.db.selectFrom('programs').selectAll().execute(),
      tasks: await app.db.selectFrom('tasks').selectAll().execute(),
      pages: await app.db.selectFrom('static_pages').selectAll().execute(),
      surveys: await app.db.selectFrom('surveys').selectAll().execute(),
    });
    const before = await content();
    const id = await anItem(app, { packId, key: 'qa', published: aPage('Texte') });

    await save(id, aPage('Autre'));
    await author.post(`/content/items/${id}/duplicate`);
    await author.delete(`/content/items/${id}/draft`);

    expect(await content()).toEqual(before);
  });
});

describe('dropping a draft', () => {
  it('shows what is published again, with its titles', async () => {
    const id = await anItem(app, { packId, published: aPage('Texte') });
    await save(id, { ...aPage('Autre'), fr: { fields: { title: 'Autre' } } });

    expect((await author.delete(`/content/items/${id}/draft`)).status).toBe(204);

    expect(await read(id)).toMatchObject({ status: 'published', title: 'Qualité', version: 3, stale: [] });
    expect(await rowOf(app, id)).toMatchObject({ titles: { fr: 'Qualité', en: 'Quality' }, draft: null });
  });

  it('deletes an item that was never published, and drops the drafts of a programme’s tasks', async () => {
    const draft = await anItem(app, { packId, draft: aPage('Texte') });
    const programId = await anItem(app, {
      packId,
      kind: 'programs',
      published: { fr: { fields: { name: 'Rebond' } } },
    });
    const task = (name: string): ItemFiles => ({ fr: { fields: { name } } });
    const common = { packId, kind: 'tasks', programId } as const;
    const [changed, added] = [
      await anItem(app, { ...common, published: task('Un'), draft: task('Deux') }),
      await anItem(app, { ...common, draft: task('Trois') }),
    ];

    for (const id of [draft, programId]) await author.delete(`/content/items/${id}/draft`);

    const statuses = [draft, added, changed].map(async (id) => (await author.get(`/content/items/${id}`)).status);
    expect(await Promise.all(statuses)).toEqual([404, 404, 200]);
    expect(await read(programId)).toMatchObject({ status: 'published', tasks: [{ title: 'Un', status: 'published' }] });
  });
});
