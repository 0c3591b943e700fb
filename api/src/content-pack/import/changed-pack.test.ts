import type { LibraryDocument, Paged, QuestionSection } from '@passerelle/shared/contract';
import { giveProgram } from '../../domains/programs/give-program';
import { aPack } from '../../domains/programs/testing/a-participant';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { aFolder, altered, type Contents, type PackFolder } from '../testing/a-folder';
import { importFolder, pathsOf } from '../testing/import-folder';
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

describe('Importing a changed pack', () => {
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
  ])('updates %s, and changes nothing else', async (_name, changes, expected) => {
    const owner = await app.anOrganization();
    await bring(owner);
    app.clock.advance({ days: 1 });

    const plan = await bring(owner, changes);

    expect(pathsOf(plan, 'changed')).toEqual(expected);
    expect(pathsOf(plan, 'unchanged')).toHaveLength(8 - expected.length);
    expect(planLines(await bring(owner))).toEqual(['0 created, 0 changed, 8 unchanged.']);
  });

  it('creates a new version of a changed survey, and keeps the first', async () => {
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

  it('serves the new bytes of a file at a new address', async () => {
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

  it('links the new survey when a task asks for another', async () => {
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

describe('Importing a pack with removed content', () => {
  it('archives removed content, and restores it when it returns', async () => {
    const owner = await app.anOrganization();
    const reader = app.as(await app.aPerson({ organization_id: owner }));
    const { ids } = await bring(owner);

    const plan = await bring(owner, without);

    const gone = ['faq/programme', 'pages/qa', 'programs/rebond/weeks/02/questions', 'surveys/midway'];
    expect(pathsOf(plan, 'archived')).toEqual(gone);
    expect(planLines(plan)).toContain('- surveys/midway');
    expect((await reader.get('/staticPages/qa')).status).toBe(404);
    expect((await reader.get<Paged<QuestionSection>>('/questionSections')).data.items).toEqual([]);
    expect(planLines(await bring(owner))).toEqual(['0 created, 0 changed, 4 unchanged.']);

    await folder.remove();
    folder = await aFolder();
    const back = await bring(owner);
    expect(pathsOf(back, 'changed')).toEqual([...gone, 'programs/rebond'].toSorted());
    expect(back.ids.get('surveys/midway')).toBe(ids.get('surveys/midway'));
    expect((await reader.get('/staticPages/qa')).status).toBe(200);
  });

  it('does not change programmes already given, and gives the shorter one from then on', async () => {
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

  it('archives a programme and a document with all of their parts', async () => {
    const owner = await app.anOrganization();
    await bring(owner);
    const files = ['program.yaml', 'program.en.yaml', 'weeks/01/cv.md', 'weeks/01/cv.en.md', 'weeks/01/network.md'];
    const rest = [...files, 'weeks/01/network.en.md', 'weeks/02/questions.md', 'weeks/02/questions.en.md'];
    const plan = await bring(owner, {
      ...Object.fromEntries(rest.map((file) => [`programs/rebond/${file}`, null])),
      'library/one-page.md': null,
      'library/files/one-page.pdf': null,
    });
    expect(pathsOf(plan, 'archived')).toEqual(['library/one-page', 'programs/rebond']);
  });
});
