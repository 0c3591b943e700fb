import { sql } from 'kysely';
import type { LibraryDocument, Paged, QuestionSection, StaticPage } from '@passerelle/shared/contract';
import type { Outcome } from '../../platform/database/save-row';
import { giveProgram } from '../../domains/programs/give-program';
import { aPack } from '../../domains/programs/testing/a-course';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { readPack } from '../read/read-pack';
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
  const { db, services, clock } = app;
  return importPack(await readPack(folder.root), { db, files: services.files, organizationId, now: clock.now() });
}

const told = ({ outcomes }: Plan, outcome: Outcome): string[] =>
  [...outcomes].flatMap(([path, one]) => (one === outcome ? path : [])).toSorted();

const tables = [
  ...['programs', 'program_weeks', 'tasks', 'sub_tasks', 'sub_task_surveys', 'surveys', 'survey_versions'],
  ...['library_documents', 'library_document_contents', 'static_pages', 'question_sections', 'questions', 'files'],
];

/** Every row of the tables that a pack fills. */
async function everything(): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (const table of tables) {
    const found = sql<{ row: string }>`SELECT ${sql.table(table)}::text AS row FROM ${sql.table(table)} ORDER BY 1`;
    rows.push([table, (await found.execute(app.db)).rows]);
  }
  return rows;
}

const all = [
  ...['faq/programme', 'library/one-page', 'pages/qa', 'programs/rebond', 'programs/rebond/weeks/01/cv'],
  ...['programs/rebond/weeks/01/network', 'programs/rebond/weeks/02/questions', 'surveys/midway'],
];

describe('Importing a pack', () => {
  it('brings everything, and the second time changes nothing at all', async () => {
    const owner = await app.anOrganization();
    const first = await bring(owner);
    expect(told(first, 'created')).toEqual(all);
    expect(planLines(first).at(-1)).toBe('8 created, 0 changed, 0 unchanged.');
    const before = await everything();

    app.clock.advance({ days: 1 });
    const second = await bring(owner);

    expect(planLines(second)).toEqual(['0 created, 0 changed, 8 unchanged.']);
    expect(await everything()).toEqual(before);
  });

  it('is seen by who belongs to the organisation, in both languages', async () => {
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
    expect(told(await bring(other), 'created')).toEqual(all);
  });
});

describe('Importing a pack that has changed', () => {
  it.each<[string, Contents, string[]]>([
    ['a task', altered('programs/rebond/weeks/01/cv.md', 'points: 40', 'points: 50'), ['programs/rebond/weeks/01/cv']],
    [
      'the words of a sub-task in one language',
      altered('programs/rebond/weeks/01/cv.en.md', 'Attach your CV', 'Send your CV'),
      ['programs/rebond/weeks/01/cv'],
    ],
    ['the title of a week', altered('programs/rebond/program.yaml', 'Commencer', 'Partir'), ['programs/rebond']],
    ['a survey', altered('surveys/midway.yaml', 'label: Lent', 'label: Doux'), ['surveys/midway']],
    ['a document', altered('library/one-page.md', 'Une page', 'Une seule page'), ['library/one-page']],
    ['the bytes of a file', { 'library/files/one-page.pdf': '%PDF-1.4 other' }, ['library/one-page']],
    ['a question', altered('faq/programme.md', 'Chaque lundi', 'Le lundi'), ['faq/programme']],
    ['the place of a section', altered('faq/programme.md', 'position: 1', 'position: 2'), ['faq/programme']],
    ['a page', altered('pages/qa.md', 'Demandez.', 'Écrivez.'), ['pages/qa']],
  ])('brings %s up to date, and touches nothing else', async (_name, changes, expected) => {
    const owner = await app.anOrganization();
    await bring(owner);
    app.clock.advance({ days: 1 });

    const plan = await bring(owner, changes);

    expect(told(plan, 'changed')).toEqual(expected);
    expect(told(plan, 'unchanged')).toHaveLength(8 - expected.length);
    expect(planLines(await bring(owner))).toEqual(['0 created, 0 changed, 8 unchanged.']);
  });

  it('gives a survey that was changed another version, and keeps the first', async () => {
    const owner = await app.anOrganization();
    const { ids } = await bring(owner);
    await bring(owner, altered('surveys/midway.yaml', 'label: Lent', 'label: Doux'));

    const versions = await app.db
      .selectFrom('survey_versions')
      .where('survey_id', '=', ids.get('surveys/midway') ?? '')
      .select('version')
      .execute();
    expect(versions).toHaveLength(2);
  });

  it('serves the new bytes of a file, at an address of their own', async () => {
    const owner = await app.anOrganization();
    const reader = app.as(await app.aPerson({ organization_id: owner }));
    const address = async () => (await reader.get<Paged<LibraryDocument>>('/me/library')).data.items[0]?.url ?? '';
    await bring(owner);
    const before = await address();

    await bring(owner, { 'library/files/one-page.pdf': '%PDF-1.4 other' });

    const after = await address();
    expect(after).not.toBe(before);
    expect((await reader.send({ method: 'GET', url: after })).text).toBe('%PDF-1.4 other');
    expect((await reader.send({ method: 'GET', url: before })).status).toBe(404);
  });

  it('asks the other survey where a task now asks for another', async () => {
    const owner = await app.anOrganization();
    await bring(owner);
    const words = { 'surveys/words.yaml': 'type: basic\ntitle: Mots\nquestions: [{ key: a, type: text, label: A }]\n' };
    const english = { 'surveys/words.en.yaml': 'title: Words\nquestions: [{ key: a, label: A }]\n' };
    const step = altered('programs/rebond/weeks/02/questions.md', 'survey: midway', 'survey: words');

    const { ids } = await bring(owner, { ...words, ...english, ...step });

    const asked = await app.db
      .selectFrom('sub_task_surveys')
      .where('survey_id', 'in', [ids.get('surveys/words') ?? '', ids.get('surveys/midway') ?? ''])
      .select('survey_id')
      .execute();
    expect(asked).toEqual([{ survey_id: ids.get('surveys/words') }]);
  });
});

const shorter = altered('programs/rebond/program.yaml', '  - title: Continuer\n    tasks: [questions]\n', '');
const without = {
  'programs/rebond/program.yaml': String(shorter['programs/rebond/program.yaml']).replace(
    'Deux semaines',
    'Une semaine',
  ),
  ...altered('programs/rebond/program.en.yaml', '  - title: Go on\n', ''),
  'programs/rebond/weeks/02/questions.md': null,
  'programs/rebond/weeks/02/questions.en.md': null,
  'surveys/midway.yaml': null,
  'surveys/midway.en.yaml': null,
  'faq/programme.md': null,
  'faq/programme.en.md': null,
  'pages/qa.md': null,
  'pages/qa.en.md': null,
};

describe('Importing a pack that has lost something', () => {
  it('archives it, and takes it up again when it is back', async () => {
    const owner = await app.anOrganization();
    const reader = app.as(await app.aPerson({ organization_id: owner }));
    const { ids } = await bring(owner);

    const plan = await bring(owner, without);

    const gone = ['faq/programme', 'pages/qa', 'programs/rebond/weeks/02/questions', 'surveys/midway'];
    expect(told(plan, 'archived')).toEqual(gone);
    expect(planLines(plan)).toContain('- surveys/midway');
    expect((await reader.get('/staticPages/qa')).status).toBe(404);
    expect((await reader.get<Paged<QuestionSection>>('/questionSections')).data.items).toEqual([]);
    expect(planLines(await bring(owner))).toEqual(['0 created, 0 changed, 4 unchanged.']);

    await folder.remove();
    folder = await aFolder();
    const back = await bring(owner);
    expect(told(back, 'changed')).toEqual([...gone, 'programs/rebond'].toSorted());
    expect(back.ids.get('surveys/midway')).toBe(ids.get('surveys/midway'));
    expect((await reader.get('/staticPages/qa')).status).toBe(200);
  });

  it('leaves those alone who were given it, and gives the next ones the shorter programme', async () => {
    const early = await app.aPerson();
    const owner = early.organizationId;
    const late = await app.aPerson({ organization_id: owner });
    const programId = (await bring(owner)).ids.get('programs/rebond') ?? '';
    const packId = await aPack(app, owner, [programId]);
    const give = ({ id: userId }: { id: string }) =>
      giveProgram(app.db, { userId, programId, packId, from: '2026-11-23' }, app.clock.now());
    const weeksOf = async (userProgramId: string) => {
      const { to_date } = await app.db
        .selectFrom('user_programs')
        .where('id', '=', userProgramId)
        .select('to_date')
        .executeTakeFirstOrThrow();
      const tasks = await app.db
        .selectFrom('user_tasks')
        .where('user_program_id', '=', userProgramId)
        .orderBy('week_index')
        .select('week_index')
        .execute();
      return [to_date.toISOString().slice(0, 10), tasks.map(({ week_index: week }) => week)];
    };
    const earlyProgram = await give(early);

    await bring(owner, without);

    expect(await weeksOf(earlyProgram)).toEqual(['2026-12-06', [1, 1, 2]]);
    expect(await weeksOf(await give(late))).toEqual(['2026-11-29', [1, 1]]);
  });

  it('archives a programme and a document with all they have', async () => {
    const owner = await app.anOrganization();
    await bring(owner);
    const files = ['program.yaml', 'program.en.yaml', 'weeks/01/cv.md', 'weeks/01/cv.en.md', 'weeks/01/network.md'];
    const rest = [...files, 'weeks/01/network.en.md', 'weeks/02/questions.md', 'weeks/02/questions.en.md'];
    const plan = await bring(owner, {
      ...Object.fromEntries(rest.map((file) => [`programs/rebond/${file}`, null])),
      ...{ 'library/one-page.md': null, 'library/files/one-page.pdf': null },
    });
    expect(told(plan, 'archived')).toEqual(['library/one-page', 'programs/rebond']);
  });
});

describe('A pack that does not fit what is there', () => {
  it('is refused where another pack has brought the same thing', async () => {
    const owner = await app.anOrganization();
    await bring(owner);
    await expect(bring(owner, altered('pack.yaml', 'Rebond', 'Élan'))).rejects.toThrow(
      'library/one-page.md:1: the pack « Rebond » has already brought library/one-page',
    );
  });

  it('is refused where a survey or a sub-task would become another kind of thing', async () => {
    const owner = await app.anOrganization();
    await bring(owner);
    const before = await everything();
    const survey = altered('surveys/midway.yaml', 'type: basic', 'type: validation');
    const step = altered('programs/rebond/weeks/01/cv.md', 'type: upload', 'type: text');

    await expect(bring(owner, { ...survey, ...step })).rejects.toThrow(
      [
        'programs/rebond/weeks/01/cv.md:12: the type of send was upload: give the new sub-task another key',
        'surveys/midway.yaml:1: type was basic, which people have answered: give the new survey another name',
      ].join('\n'),
    );
    expect(await everything()).toEqual(before);
  });

  it('may ask for what another pack has brought, once it says so', async () => {
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
      ...{ db, files: services.files, organizationId: null, now: clock.now() },
    });
    await common.remove();

    expect(told(await bring(owner), 'created')).toHaveLength(6);
    const asked = await app.db
      .selectFrom('sub_tasks')
      .where('library_document_id', '=', ids.get('library/one-page') ?? '')
      .select('key')
      .execute();
    expect(asked).toEqual([{ key: 'read' }]);
  });
});
