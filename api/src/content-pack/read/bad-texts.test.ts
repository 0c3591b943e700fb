import { altered, type BadPack, problemsWith } from '../testing/a-folder';

const cv = 'programs/rebond/weeks/01/cv.md';
const faq = 'faq/programme.md';
const faqInEnglish = 'faq/programme.en.md';
const title = 'name: Écrire votre CV';
const page = (words: string): string => `---\ntitle: ${words}\n---\n\n${words}\n`;

const texts: BadPack[] = [
  [
    'nothing above the text',
    { [cv]: 'Un CV.\n' },
    [`${cv}:1: the first line must be three hyphens, and what the file is about must follow`],
  ],
  [
    'what is above the text has no end',
    { [cv]: '---\nname: x\n' },
    [`${cv}:1: a second line of three hyphens is missing, before the text`],
  ],
  [
    'a colon in a text',
    altered(cv, title, 'name: Écrire : votre CV'),
    [`${cv}:2: a text with a colon and a space in it must stand between quotes`],
  ],
  ['a tab', altered(cv, '    type: upload', '\ttype: upload'), [`${cv}:13: lines are indented by spaces, not by tabs`]],
  [
    'the same name twice',
    altered(cv, 'points: 40', 'points: 40\npoints: 50'),
    [`${cv}:5: the same name stands here twice`],
  ],
  [
    'a picture',
    altered(cv, 'Un CV se lit', 'Un CV\n\n![se](lit.png)'),
    [`${cv}:19: a picture is not shown in a text: offer it in the library`],
  ],
  [
    'a script',
    altered(cv, 'Un CV se lit', 'Un CV <script>alert(1)</script>'),
    [`${cv}:17: <script> is not shown in a text`],
  ],
  [
    'a link that runs',
    altered(cv, 'Un CV se lit', 'Un [CV](javascript:alert) se lit'),
    [`${cv}:17: a link must begin with one of these: https://, http://, mailto:, tel:`],
  ],
  [
    'a heading that is too large',
    altered(cv, 'Un CV se lit', '# Un CV se lit'),
    [`${cv}:17: headings begin with ##, ### or ####`],
  ],
  [
    'a table',
    altered(cv, 'Un CV se lit', '| a | b |\n|---|---|\n| c | d |\n'),
    [`${cv}:17: a table is not shown: use a list`],
  ],
  [
    'a picture in a text among the settings',
    altered(cv, 'Une **seule** page.', '|\n      Une\n\n      ![page](x.png)'),
    [`${cv}:14: a picture is not shown in a text: offer it in the library`],
  ],
  ['Latin-1', { 'pages/qa.md': Buffer.from(page('Été'), 'latin1') }, ['pages/qa.md:1: the file is not saved as UTF-8']],
  [
    'a bomb of references',
    { 'surveys/midway.yaml': `a: &a [${'x,'.repeat(20)}]\nb: &b [${'*a,'.repeat(20)}]\nc: [${'*b,'.repeat(20)}]\n` },
    ['surveys/midway.yaml:1: too much of this is repeated by reference'],
  ],
  [
    'a page without a text',
    { 'pages/qa.md': '---\ntitle: x\n---\n' },
    ['pages/qa.md:4: the text is missing here, but exists in another language'],
  ],
];

const questions: BadPack[] = [
  [
    'a question without a name',
    altered(faq, ' {#why}', ''),
    [`${faqInEnglish}:9: {#why} is not in ${faq}`, `${faq}:10: the key of the question is missing: ## … {#key}`],
  ],
  ['a question without an answer', altered(faq, 'Pour avancer.\n', ''), [`${faq}:10: the answer is missing`]],
  [
    'an answer without a question',
    altered(faq, '## Quand ? {#when}', 'Quand ?'),
    [
      `${faqInEnglish}:5: {#when} is not in ${faq}`,
      `${faq}:6: an answer stands below its question: ## … {#key}`,
      `${faq}:8: an answer stands below its question: ## … {#key}`,
    ],
  ],
];

const layout: BadPack[] = [
  [
    'places that are none',
    { 'librairie/x.md': 'x', 'programs/rebond/weeks/3/x.md': 'x', 'surveys/x.txt': 'x' },
    [
      'librairie/x.md:1: this is not part of a pack; did you mean library?',
      'programs/rebond/weeks/3/x.md:1: nothing is read from here: see docs/content-pack.md for where it belongs',
      'surveys/x.txt:1: this is not part of a pack: documents belong in library/files',
    ],
  ],
  [
    'a name in capitals',
    { 'pages/Mentions.md': page('x'), 'pages/Mentions.en.md': page('x') },
    ['pages/Mentions.en.md', 'pages/Mentions.md'].map(
      (file) => `${file}:1: Mentions must be a name of small letters, digits and single hyphens`,
    ),
  ],
  ['no head', { 'pack.yaml': null }, ['pack.yaml:1: the file is missing: it makes a folder a content pack']],
  [
    'an empty head',
    { 'pack.yaml': '' },
    ['name', 'version', 'locales'].map((name) => `pack.yaml:1: ${name} is missing`),
  ],
  [
    'a version that is a number',
    altered('pack.yaml', "'1.0'", '1.0'),
    ['pack.yaml:2: version must be a text between quotes, such as "1.0"'],
  ],
];

describe('An unreadable pack is refused, by file and line', () => {
  it.each([...texts, ...questions, ...layout])('%s', async (_name, changes, problems) => {
    expect(await problemsWith(changes)).toEqual(problems);
  });

  it('Given several mistakes, Then all are reported at once, in the order of the folder', async () => {
    const found = await problemsWith({
      ...altered(cv, 'points: 40', 'points: -1'),
      ...altered('surveys/midway.yaml', 'type: basic', 'type: basik'),
      ...altered('library/one-page.md', 'one-page.pdf', 'two-pages.pdf'),
    });
    expect(found.map((line) => line.split(':')[0])).toEqual([
      'library/files/one-page.pdf',
      'library/one-page.md',
      cv,
      'surveys/midway.yaml',
    ]);
  });

  it('Given a missing folder, Then it says so', async () => {
    const { readPack } = await import('./read-pack');
    await expect(readPack('/nowhere/at/all')).rejects.toThrow('/nowhere/at/all:1: there is no such folder');
  });
});
