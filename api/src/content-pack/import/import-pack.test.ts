import { sql } from 'kysely';
import type { LibraryDocument, Paged, QuestionSection, StaticPage } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { readPack } from '../read/read-pack';
import { importFolder, pathsOf } from '../testing/import-folder';
import { aFolder, altered, type Contents, type PackFolder } from '../testing/a-folder';
import { importPack } from './import-pack';
import { planLines, type Plan } from './plan';

let app: TestApp;
let folder: PackFolder;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  folder = await aFolder();
});
afterEach(() => folder.remove());

async function bring(organizationId: string | null, changes: Contents = {}): Promise<Plan> {
  await folder.change(changes);
  return importFolder(app, folder, organizationId);
}

const tables = [
  'programs',
  'program_weeks',
  'tasks',
  'sub_tasks',
  'sub_task_surveys',
  'surveys',
  'survey_versions',
  'library_documents',
  'library_document_contents',
  'static_pages',
  'question_sections',
  'questions',
  'files',
];

/** All rows of the tables that a pack fills. */
async function everything(): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (const table of tables) {
    const found = sql<{ row: string }>`SELECT ${sql.table(table)}::text AS row FROM ${sql.table(table)} ORDER BY 1`;
    rows.push([table, (await found.execute(app.db)).rows]);
  }
  return rows;
}

const all = [
  'faq/programme',
  'library/one-page',
  'pages/qa',
  'programs/rebond',
  'programs/rebond/weeks/01/cv',
  'programs/rebond/weeks/01/network',
  'programs/rebond/weeks/02/questions',
  'surveys/midway',
];

describe('Importing a pack', () => {
  it('imports everything, and changes nothing the second time', async () => {
    const owner = await app.anOrganization();
    const first = await bring(owner);
    expect(pathsOf(first, 'created')).toEqual(all);
    expect(planLines(first).at(-1)).toBe('8 created, 0 changed, 0 unchanged.');
    const before = await everything();

    app.clock.advance({ days: 1 });
    const second = await bring(owner);

    expect(planLines(second)).toEqual(['0 created, 0 changed, 8 unchanged.']);
    expect(await everything()).toEqual(before);
  });

  it('is visible to members of the organisation, in both languages', async () => {
    const owner = await app.anOrganization();
    await bring(owner);
    const reader = app.as(await app.aPerson({ organization_id: owner }));
    const english = { 'x-api-language': 'en' };

    expect((await reader.get<StaticPage>('/staticPages/qa')).data.content).toBe('<p>Demandez.</p>');
    expect((await reader.get<StaticPage>('/staticPages/qa', english)).data.content).toBe('<p>Ask.</p>');
    const { items } = (await reader.get<Paged<QuestionSection>>('/questionSections', english)).data;
    expect(items.map(({ title, questions }) => [title, questions.map((question) => question.title)])).toEqual([
      ['Your programme', ['When?', 'Why?']],
    ]);
    const { data: library } = await reader.get<Paged<LibraryDocument>>('/me/library');
    expect(library.items).toMatchObject([{ name: 'Une page', description: '<p>Un exemple.</p>', extension: 'pdf' }]);
    const stranger = app.as(await app.aPerson());
    expect((await stranger.get<Paged<LibraryDocument>>('/me/library')).data.totalCount).toBe(0);
    expect((await stranger.get('/staticPages/qa')).status).toBe(404);
  });

  it('keeps two organisations apart', async () => {
    const [one, other] = [await app.anOrganization(), await app.anOrganization()];
    await bring(one);
    expect(pathsOf(await bring(other), 'created')).toEqual(all);
  });
});

describe('A pack that conflicts with the database', () => {
  it('is refused where another pack has imported the same item', async () => {
    const owner = await app.anOrganization();
    await bring(owner);
    await expect(bring(owner, altered('pack.yaml', 'Rebond', 'Élan'))).rejects.toThrow(
      'library/one-page.md:1: the pack “Rebond” has already brought library/one-page',
    );
  });

  it('is refused where a survey or a sub-task would change its type', async () => {
    const owner = await app.anOrganization();
    await bring(owner);
    const before = await everything();
    const survey = altered('surveys/midway.yaml', 'type: basic', 'type: validation');
    const step = altered('programs/rebond/weeks/01/cv.md', 'type: upload', 'type: text');

    await expect(bring(owner, { ...survey, ...step })).rejects.toThrow(
      [
        'programs/rebond/weeks/01/cv.md:12: the type of send was upload: choose another key',
        'surveys/midway.yaml:1: the type was basic, which people have answered: give the new survey another name',
      ].join('\n'),
    );
    expect(await everything()).toEqual(before);
  });

  it('may refer to items of another pack that it declares', async () => {
    const own = { 'library/one-page.md': null, 'library/files/one-page.pdf': null };
    const surveys = { 'surveys/midway.yaml': null, 'surveys/midway.en.yaml': null };
    const changes = {
      ...own,
      ...surveys,
      ...altered('pack.yaml', 'name: Rebond', 'name: Élan\nuses: [library/one-page, surveys/midway]'),
    };
    const owner = await app.anOrganization();
    await expect(bring(owner, changes)).rejects.toThrow(
      'pack.yaml:2: no other pack has brought library/one-page yet\npack.yaml:2: no other pack has brought surveys/midway yet',
    );

    const common = await aFolder(
      Object.fromEntries(
        (['programs/rebond/program', 'faq/programme', 'pages/qa'] as const).flatMap((path) =>
          ['.yaml', '.en.yaml', '.md', '.en.md'].map((ending) => [path + ending, null]),
        ),
      ),
    );
    await common.change(
      Object.fromEntries(
        ['01/cv', '01/network', '02/questions'].flatMap((task) =>
          ['.md', '.en.md'].map((ending) => [`programs/rebond/weeks/${task}${ending}`, null]),
        ),
      ),
    );
    const { db, services, clock } = app;
    const { ids } = await importPack(await readPack(common.root), {
      db,
      files: services.files,
      organizationId: null,
      now: clock.now(),
    });
    await common.remove();

    expect(pathsOf(await bring(owner), 'created')).toHaveLength(6);
    const asked = await app.db
      .selectFrom('sub_tasks')
      .where('library_document_id', '=', ids.get('library/one-page') ?? '')
      .select('key')
      .execute();
    expect(asked).toEqual([{ key: 'read' }]);
  });
});
