import { altered, type BadPack, noticesWith, problemsWith } from '../testing/a-folder';

const cv = 'programs/rebond/weeks/01/cv.md';
const cvInEnglish = 'programs/rebond/weeks/01/cv.en.md';
const survey = 'surveys/midway.en.yaml';

const missing: BadPack[] = [
  ['a whole file', { [cvInEnglish]: null }, [`${cv}:1: ${cvInEnglish} is not there`]],
  [
    'a sub-task',
    altered(cvInEnglish, '  - key: send\n    title: Attach your CV\n', ''),
    [`${cvInEnglish}:3: subTasks > send is not translated into en`],
  ],
  [
    'a description',
    altered(cvInEnglish, '    description: A **single** page.\n', ''),
    [`${cvInEnglish}:4: subTasks > read > description is not translated into en`],
  ],
  [
    'the text',
    altered(cvInEnglish, 'A CV is read in thirty seconds.\n', ''),
    [`${cvInEnglish}:10: the text is missing here, but exists in another language`],
  ],
  [
    'a week',
    altered('programs/rebond/program.en.yaml', '  - title: Go on\n', ''),
    ['programs/rebond/program.en.yaml:3: weeks > 2 is not translated into en'],
  ],
  [
    'an answer',
    altered(survey, '      - { values: [brisk], label: Brisk }\n', ''),
    [`${survey}:5: questions > pace > answers > brisk is not translated into en`],
  ],
  [
    'a question of the frequent ones',
    altered('faq/programme.en.md', '## Why? {#why}\n\nTo move on.\n', ''),
    ['faq/programme.en.md:1: {#why} is not translated into en'],
  ],
];

const foreign: BadPack[] = [
  ['the file that is translated', { [cv]: null }, [`${cvInEnglish}:1: the file that this one translates is not there`]],
  [
    'an unknown sub-task',
    altered(cvInEnglish, 'key: send', 'key: sent'),
    [`${cvInEnglish}:7: subTasks > sent is not in ${cv}`],
  ],
  [
    'what is no word',
    altered(cvInEnglish, 'name: Write your CV', 'name: Write your CV\npoints: 30'),
    [`${cvInEnglish}:3: points is not known here: a translation holds the texts only`],
  ],
  [
    'a description that the first language lacks',
    altered('surveys/midway.en.yaml', 'title: Half-way', 'title: Half-way\ndescription: Two questions'),
    ['surveys/midway.en.yaml:2: description is not in surveys/midway.yaml'],
  ],
  [
    'a language that the pack is not in',
    { 'pages/qa.de.md': '---\ntitle: Fragen\n---\n\nFragen Sie.\n' },
    ['pages/qa.de.md:1: de is not one of the languages that pack.yaml names: fr, en'],
  ],
  [
    'the first language once more',
    { 'pages/qa.fr.md': '---\ntitle: Questions\n---\n\nDemandez.\n' },
    ['pages/qa.fr.md:1: the texts in fr belong in pages/qa.md'],
  ],
];

describe('A translation covers the texts of the first language', () => {
  it.each(missing)('Without %s the first language stands in, with a notice', async (_name, changes, notices) => {
    expect(await noticesWith(changes)).toEqual(notices);
  });

  it.each(foreign)('With a fault (%s) it is refused', async (_name, changes, problems) => {
    expect(await problemsWith(changes)).toEqual(problems);
  });
});
