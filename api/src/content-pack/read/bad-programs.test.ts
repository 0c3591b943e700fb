import { altered, type BadPack, problemsWith } from '../testing/a-folder';

const program = 'programs/rebond/program.yaml';
const cv = 'programs/rebond/weeks/01/cv.md';
const cvInEnglish = 'programs/rebond/weeks/01/cv.en.md';
const network = 'programs/rebond/weeks/01/network.md';
const questions = 'programs/rebond/weeks/02/questions.md';
const families =
  'cv, linkedin, professionalProject, offer, networking, communication, hiring, privateLife, retirement, businessCreation, other';

const tasks: BadPack[] = [
  [
    'too many points',
    altered(cv, 'points: 40', 'points: 101'),
    [`${cv}:4: points must be a whole number from 0 to 100`],
  ],
  ['half a point', altered(cv, 'points: 40', 'points: 0.5'), [`${cv}:4: points must be a whole number from 0 to 100`]],
  [
    'points in words',
    altered(cv, 'points: 40', 'points: many'),
    [`${cv}:4: points must be a whole number from 0 to 100`],
  ],
  [
    'an unknown name',
    altered(cv, 'family: cv', 'famliy: cv'),
    [`${cv}:2: family is missing`, `${cv}:3: famliy is not known here; did you mean family?`],
  ],
  [
    'a word that is none of the known ones',
    altered(cv, 'family: cv', 'family: linkedn'),
    [`${cv}:3: family must be one of ${families}; did you mean linkedin?`],
  ],
  [
    'a number for a text',
    altered(cv, 'name: Écrire votre CV', 'name: 2026'),
    [`${cv}:2: name must be a text between quotes`],
  ],
  [
    'an empty text',
    altered(cv, 'name: Écrire votre CV', "name: '  '"),
    [`${cv}:2: name must be a text of 1 to 200 characters`],
  ],
  [
    'a sub-task of no kind',
    altered(cv, 'type: upload', 'type: uplaod'),
    [`${cv}:13: type must be one of text, document, link, action, upload, survey; did you mean upload?`],
  ],
  ['a sub-task without its type', altered(cv, '    type: upload\n', ''), [`${cv}:12: type is missing`]],
  [
    'a sub-task without its title',
    altered(cv, '    title: Joindre votre CV\n', ''),
    [`${cvInEnglish}:8: subTasks > send > title is not in ${cv}`, `${cv}:12: title is missing`],
  ],
  [
    'what only another kind has',
    altered(cv, 'type: upload', 'type: upload\n    link: https://a.example'),
    [`${cv}:14: link is not known here`],
  ],
  [
    'an address that is none',
    altered(network, 'https://www.example.org/', 'www.example.org'),
    [`${network}:14: link must be an address that begins with https:// or http://`],
  ],
  [
    'the same sub-task twice',
    altered(cv, 'key: send', 'key: read'),
    [`${cvInEnglish}:7: subTasks > send is not in ${cv}`, `${cv}:12: the key read is already used above`],
  ],
  [
    'a language that the pack is not in',
    altered(network, 'locale: fr', 'locale: de'),
    [`${network}:18: locale must be one of fr, en`],
  ],
  [
    'a document that is not there',
    altered(cv, 'document: one-page', 'document: onepage'),
    [`${cv}:8: library/onepage is not in this pack; did you mean one-page?`],
  ],
  [
    'a survey that is not there',
    altered(questions, 'survey: midway', 'survey: mid'),
    [`${questions}:8: surveys/mid is not in this pack`],
  ],
  [
    'more answers than questions',
    altered(questions, 'requiredCount: 1', 'requiredCount: 3'),
    [`${questions}:8: requiredCount (3) exceeds the number of questions of surveys/midway (2)`],
  ],
];

const programs: BadPack[] = [
  [
    'a task that is not there',
    altered(program, 'tasks: [questions]', 'tasks: [questions, more]'),
    [`${program}:11: programs/rebond/weeks/02/more.md is not there`],
  ],
  [
    'a task that no week names',
    altered(program, 'tasks: [cv, network]', 'tasks: [cv]'),
    [`${network}:1: no week of ${program} names this task`],
  ],
  [
    'a week without a task',
    altered(program, 'tasks: [questions]', 'tasks: []'),
    [`${program}:11: add a task to week 2, or remove this week`],
  ],
  [
    'the same task twice in a week',
    altered(program, 'tasks: [questions]', 'tasks: [questions, questions]'),
    [`${program}:11: a week has at least one task, and each only once`],
  ],
  [
    'an unknown badge',
    altered(program, 'badges: [cv]', 'badges: [vc]'),
    [`${program}:5: badges > 1 must be one of professionalProject, cv, linkedin`],
  ],
  [
    'yes for true',
    altered(program, 'jobOffers: true', 'jobOffers: yes'),
    [`${program}:6: jobOffers must be true or false`],
  ],
  [
    'no programme around the tasks',
    { [program]: null, 'programs/rebond/program.en.yaml': null },
    [cv, network, questions].map((task) => `${task}:1: ${program} is not there`),
  ],
];

describe('An invalid programme is refused, by file and line', () => {
  it.each([...tasks, ...programs])('%s', async (_name, changes, problems) => {
    expect(await problemsWith(changes)).toEqual(problems);
  });
});
