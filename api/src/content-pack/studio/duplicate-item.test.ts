import type { ContentItem, ItemFiles } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../testing/test-app';
import type { TestClient } from '../../testing/test-client';
import { anItem, aPack, aPage, rowOf } from './testing/an-item';

let app: TestApp;
let packId: string;
let author: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  packId = await aPack(app, { organizationId: await app.anOrganization() });
  author = app.as(await app.aPerson({ role: 'superAdmin' }));
});
afterAll(() => app.close());

const duplicate = (id: string) => author.post<ContentItem>(`/content/items/${id}/duplicate`);
const read = async (id: string) => (await author.get<ContentItem>(`/content/items/${id}`)).data;

describe('a copy', () => {
  it('is a draft that equals the item but for its key and title', async () => {
    const translatedFrom = { en: { title: 'Qualité', text: 'Ancien' } };
    const published = aPage('Texte');
    const id = await anItem(app, { packId, key: 'charte', published, draft: aPage('Autre'), translatedFrom });

    const { status, data } = await duplicate(id);

    expect([status, data.key, data.status, data.version]).toEqual([200, 'charte-2', 'draft', 1]);
    const { fr, en } = aPage('Autre');
    expect(data.files).toEqual({ fr: { ...fr, fields: { title: 'Qualité (copie)' } }, en });
    expect(data.stale).toEqual((await read(id)).stale);
    expect((await duplicate(id)).data.key).toBe('charte-3');
    expect((await read(id)).status).toBe('modified');
  });

  it('of a programme has its tasks', async () => {
    const week = { title: 'Une', tasks: ['cv', 'network'] };
    const published: ItemFiles = { fr: { fields: { name: 'Rebond', weeks: [week] } } };
    const programId = await anItem(app, { packId, kind: 'programs', key: 'rebond', published });
    const task = (name: string): ItemFiles => ({ fr: { fields: { name, points: 40, subTasks: [{ key: 'read' }] } } });
    const common = { packId, kind: 'tasks', programId } as const;
    await anItem(app, { ...common, key: 'network', published: task('Réseau') });
    await anItem(app, { ...common, key: 'cv', published: task('CV'), draft: task('Votre CV') });
    await anItem(app, { ...common, key: 'old', published: task('Vieux'), isArchived: true });

    const { data } = await duplicate(programId);

    expect(data).toMatchObject({ key: 'rebond-2', title: 'Rebond (copie)', status: 'draft' });
    expect(data.files.fr?.fields['weeks']).toEqual([week]);
    const tasks = data.tasks.map(({ id: _id, ...rest }) => rest);
    expect(tasks).toEqual([
      { key: 'cv', title: 'Votre CV', points: 40, subTasks: 1, status: 'draft' },
      { key: 'network', title: 'Réseau', points: 40, subTasks: 1, status: 'draft' },
    ]);
    expect((await read(programId)).tasks.map(({ status }) => status)).toEqual(['modified', 'published']);
  });

  it('of a task stays in its programme', async () => {
    const programId = await anItem(app, {
      packId,
      kind: 'programs',
      published: { fr: { fields: { name: 'Rebond' } } },
    });
    const published = { fr: { fields: { name: 'CV' } } };
    const id = await anItem(app, { packId, kind: 'tasks', programId, key: 'cv', published });

    expect((await duplicate(id)).data).toMatchObject({ key: 'cv-2', program: { id: programId }, title: 'CV (copie)' });
  });

  it('of a document has its files under its own key, and keeps a long title within its limit', async () => {
    const file = await app.db
      .insertInto('files')
      .values({
        purpose: 'content',
        original_name: 'cv.pdf',
        extension: 'pdf',
        content_type: 'application/pdf',
        size: 12,
        sha256: 'a'.repeat(64),
        created_at: app.clock.now().toJSDate(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const [name, path] = ['N'.repeat(200), 'files/one-page.pdf'];
    const published: ItemFiles = {
      fr: { fields: { name, family: 'cv', file: path, captions: { en: 'files/none.vtt' } } },
      en: { fields: { name: 'CV', file: path } },
    };
    const attachments = { [path]: file.id };
    const id = await anItem(app, { packId, kind: 'library', key: 'cv', published, attachments });

    const { data } = await duplicate(id);

    expect(data.title).toBe(`${'N'.repeat(192)} (copie)`);
    expect(data.files.fr?.fields).toMatchObject({
      file: 'files/cv-2.fr.pdf',
      captions: { en: 'files/cv-2.fr.en.vtt' },
    });
    expect(data.files.en?.fields).toEqual({ name: 'CV', file: 'files/cv-2.en.pdf' });
    expect(data.attachments.map(({ path: at, url }) => [at, url])).toEqual([
      ['files/cv-2.en.pdf', `/api/files/${file.id}`],
      ['files/cv-2.fr.pdf', `/api/files/${file.id}`],
    ]);
    expect((await rowOf(app, id)).draft).toBeNull();
  });
});
