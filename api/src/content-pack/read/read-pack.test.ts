import { aFolder, altered, type PackFolder, problemsWith } from '../testing/a-folder';
import { readPack } from './read-pack';

let folder: PackFolder | undefined;
afterEach(async () => {
  await folder?.remove();
  folder = undefined;
});

describe('A valid pack', () => {
  it('is read in all its languages', async () => {
    folder = await aFolder();
    const pack = await readPack(folder.root);

    expect([...pack.files.keys()]).toEqual([
      'faq/programme',
      'library/one-page',
      'pages/qa',
      'programs/rebond',
      'surveys/midway',
    ]);
    const [first] = pack.programs;
    const template = first?.template((key) => `id of ${key}`);
    expect(template).toMatchObject({
      key: 'rebond',
      name: { fr: 'Rebond', en: 'Rebound' },
      description: { fr: '<p>Deux semaines.</p>', en: '<p>Two weeks.</p>' },
      weeks: [{ title: { fr: 'Commencer', en: 'Begin' } }, { title: { fr: 'Continuer', en: 'Go on' } }],
    });
    const [task, network] = template?.weeks[0]?.tasks ?? [];
    expect(task).toMatchObject({
      key: 'cv',
      points: 40,
      description: { fr: '<p>Un CV se lit en trente secondes.</p>', en: '<p>A CV is read in thirty seconds.</p>' },
      subTasks: [
        { type: 'document', documentId: 'id of one-page', validation: { type: 'automatic' } },
        { type: 'upload', title: { fr: 'Joindre votre CV', en: 'Attach your CV' } },
      ],
    });
    expect(task?.subTasks[0]?.description).toEqual({
      fr: '<p>Une <strong>seule</strong> page.</p>',
      en: '<p>A <strong>single</strong> page.</p>',
    });
    expect(network?.subTasks).toEqual([
      {
        key: 'note',
        type: 'action',
        action: 'contact',
        validation: { type: 'automatic', requiredCount: 3 },
        title: { fr: 'Noter trois contacts', en: 'Note three contacts' },
      },
      {
        key: 'visit',
        type: 'link',
        validation: { type: 'automatic' },
        title: { fr: 'Lire', en: 'Read' },
        link: { fr: 'https://www.example.org/', en: 'https://www.example.org/' },
      },
      { key: 'french-form', type: 'text', locale: 'fr', title: { fr: 'Le formulaire français' } },
    ]);
  });

  it('may begin with a byte order mark', async () => {
    const text = '---\r\ntitle: Questions\r\n---\r\n\r\nDemandez.\r\n\r\n- un\r\n- deux\r\n';
    folder = await aFolder({ 'pages/qa.md': `\uFEFF${text}` });
    const { pages } = await readPack(folder.root);
    expect(pages[0]?.content.fr).toBe('<p>Demandez.</p>\n<ul>\n<li>un</li>\n<li>deux</li>\n</ul>');
  });

  it('may be in one language only', async () => {
    const files = ['program.en.yaml', 'weeks/01/cv.en.md', 'weeks/01/network.en.md', 'weeks/02/questions.en.md'];
    const others = [...files.map((file) => `programs/rebond/${file}`), 'surveys/midway.en.yaml'];
    const left = [...others, 'faq/programme.en.md', 'pages/qa.en.md'];
    expect(
      await problemsWith({
        ...Object.fromEntries(left.map((file) => [file, null])),
        ...altered('pack.yaml', '[fr, en]', '[fr]'),
      }),
    ).toEqual([]);
  });

  it('may have a document in its second language only, and notes beside', async () => {
    expect(
      await problemsWith({
        'library/english.en.md': '---\nname: English\nfamily: other\nfile: files/english.pdf\n---\n',
        'library/files/english.pdf': '%PDF-1.4 english',
        'library/files/README.md': 'Where they come from.',
        '.DS_Store': 'x',
      }),
    ).toEqual([]);
  });
});
