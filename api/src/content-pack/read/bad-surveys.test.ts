import { altered, type BadPack, problemsWith } from '../testing/a-folder';

const survey = 'surveys/midway.yaml';
const english = 'surveys/midway.en.yaml';
const step = 'programs/rebond/weeks/02/questions.md';
const answers = '    answers:\n      - { values: [slow], label: Lent }\n      - { values: [brisk], label: Vif }\n';
/** Replaces the pack’s survey by one of a scored type. */
const scored = (type: string, questions: string) => ({
  [survey]: `type: ${type}\ntitle: Test\nquestions:\n${questions}`,
  [english]: null,
  ...altered(step, '    requiredCount: 1\n', ''),
});

const surveys: BadPack[] = [
  [
    'nothing to choose from',
    altered(survey, answers, ''),
    [
      `${english}:6: questions > pace > answers > 1 is not in ${survey}`,
      `${english}:7: questions > pace > answers > 2 is not in ${survey}`,
      `${survey}:4: answers is missing`,
    ],
  ],
  [
    'choices for free words',
    altered(survey, 'type: text', 'type: text\n    answers: [{ values: [a], label: A }]'),
    [`${survey}:10: a question of the type text has no answers to choose from`],
  ],
  [
    'free words that are told to staff',
    altered(survey, 'type: text', 'type: text\n    tells: hrRepresentative'),
    [`${survey}:10: only a yes can be reported: a question with tells is of the type boolean`],
  ],
  [
    'the same question twice',
    altered(survey, 'key: words', 'key: pace'),
    [`${english}:8: questions > words is not in ${survey}`, `${survey}:10: the key pace is already used above`],
  ],
  [
    'more answers than questions',
    altered(survey, 'title: À mi-parcours', 'title: À mi-parcours\nrequiredCount: 3'),
    [`${survey}:3: requiredCount (3) exceeds the number of questions of ${survey} (2)`],
  ],
  [
    'a colour that is none',
    scored('colors', '  - key: q\n    type: list\n    label: Q\n    answers:\n      - { values: [bleu], label: B }\n'),
    [`${survey}:8: values must be one of red, green, blue, yellow; did you mean blue?`],
  ],
  [
    'a letter that is chosen several times over',
    scored(
      'tricam',
      '  - key: q\n    type: multiValue\n    label: Q\n    answers:\n      - { values: [t], label: T }\n',
    ),
    [`${survey}:4: a survey of the type tricam has questions of the type list`],
  ],
  [
    'two intelligences in one question',
    scored(
      'intelligence',
      '  - key: q\n    type: list\n    label: Q\n    answers: [{ values: [verbal, visual], label: V }]\n',
    ),
    [`${survey}:4: a survey of the type intelligence has one answer to each question, with one value: it is rated`],
  ],
  [
    'results of what is not counted',
    altered(survey, 'title: À mi-parcours', 'title: À mi-parcours\nresults: [{ key: red, title: Rouge }]'),
    [`${survey}:3: a survey of the type basic has no results`],
  ],
];

describe('An invalid survey is refused, by file and line', () => {
  it.each(surveys)('%s', async (_name, changes, problems) => {
    expect(await problemsWith(changes)).toEqual(problems);
  });
});
