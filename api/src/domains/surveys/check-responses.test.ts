import type { SurveyAnswer, SurveyResponses } from '@passerelle/shared/contract';
import { type AskedQuestion, checkResponses } from './check-responses';

const option = (value: string) => ({ labels: [`Le ${value}`, `The ${value}`], values: [value] });
const questions: AskedQuestion[] = [
  { id: 'yes', type: 'boolean', answers: [] },
  { id: 'one', type: 'list', answers: [option('a'), option('b')] },
  { id: 'many', type: 'multiValue', answers: [option('a'), option('b')] },
  { id: 'words', type: 'text', answers: [] },
];
const anAnswer = (value: string, label = `Le ${value}`) => ({ label, values: [value] });
const check = (responses: SurveyResponses, requiredCount = 1) =>
  checkResponses(questions, responses, { kind: 'basic', requiredCount });

describe('Answers', () => {
  it('are accepted in any language', () => {
    const responses = {
      yes: [anAnswer('true', 'Oui')],
      one: [anAnswer('a', 'The a')],
      many: [anAnswer('a'), anAnswer('b')],
      words: [anAnswer('Confiance', '')],
    };
    expect(check(responses, 4)).toEqual({ responses, answered: 4, fields: {} });
  });

  it.each([
    ['a question of another survey', { other: [anAnswer('a')] }, { 'surveyResponses.other': 'unknown' }],
    ['a name of the object’s own', { constructor: [anAnswer('a')] }, { 'surveyResponses.constructor': 'unknown' }],
    ['an answer that was not offered', { one: [anAnswer('c')] }, { 'surveyResponses.one': 'notAllowed' }],
    ['a label that was not offered', { one: [anAnswer('a', 'Autre')] }, { 'surveyResponses.one': 'notAllowed' }],
    ['a yes that is neither', { yes: [anAnswer('peut-être')] }, { 'surveyResponses.yes': 'notAllowed' }],
    ['two answers where one is asked', { one: [anAnswer('a'), anAnswer('b')] }, { 'surveyResponses.one': 'tooMany' }],
    ['the same answer twice', { many: [anAnswer('a'), anAnswer('a')] }, { 'surveyResponses.many': 'duplicate' }],
    [
      'the same answer in two languages',
      { many: [anAnswer('a'), anAnswer('a', 'The a')] },
      { 'surveyResponses.many': 'duplicate' },
    ],
    ['a text in two parts', { words: [{ label: '', values: ['un', 'deux'] }] }, { 'surveyResponses.words': 'tooMany' }],
    ['too long a text', { words: [anAnswer('x'.repeat(5_001), '')] }, { 'surveyResponses.words': 'tooLong' }],
  ])('%s is refused', (_what, responses, fields) => expect(check(responses).fields).toEqual(fields));

  it('with the same value are two in a multiple choice', () => {
    const alike: AskedQuestion = {
      id: 'many',
      type: 'multiValue',
      answers: [{ ...option('a'), labels: ['Du bois'] }, option('a')],
    };
    const many = [anAnswer('a', 'Du bois'), anAnswer('a')];
    expect(checkResponses([alike], { many }, { kind: 'basic', requiredCount: 1 })).toMatchObject({
      responses: { many },
      fields: {},
    });
  });

  it('left empty are valid, but do not count', () => {
    const responses = { one: [], words: [anAnswer('  ', '')], many: [anAnswer('a')] };
    expect(check(responses)).toEqual({ responses: { many: [anAnswer('a')] }, answered: 1, fields: {} });
    expect(check(responses, 2).fields).toEqual({ surveyResponses: 'tooShort' });
  });
});

describe('Answers of a profile', () => {
  const letters = ['t', 'r', 'c', 'a'].map(option);
  const asked: AskedQuestion[] = ['one', 'two'].map((id) => ({ id, type: 'list', answers: letters }));
  const profile = (responses: SurveyResponses, requiredCount: number | null = null) =>
    checkResponses(asked, responses, { kind: 'tricam', requiredCount });

  it('are required for every question, unless the step requires fewer', () => {
    expect(profile({ one: [anAnswer('t')] }).fields).toEqual({ 'surveyResponses.two': 'required' });
    expect(profile({ one: [anAnswer('t')] }, 1).fields).toEqual({});
    expect(profile({}, 1).fields).toEqual({ surveyResponses: 'tooShort' });
    expect(profile({ one: [anAnswer('t')], two: [anAnswer('a', 'The a')] })).toMatchObject({ answered: 2, fields: {} });
  });

  it.each([
    ['a letter that this question does not offer', [anAnswer('m')], 'notAllowed'],
    ['two letters under the label of one', [{ label: 'Le t', values: ['t', 'a'] }], 'notAllowed'],
    ['the label of another letter', [anAnswer('t', 'Le a')], 'notAllowed'],
    ['two answers', [anAnswer('t'), anAnswer('a')], 'tooMany'],
  ])('cannot be forged: %s', (_what, one, code) =>
    expect(profile({ one, two: [anAnswer('t')] }).fields).toEqual({ 'surveyResponses.one': code }),
  );
});

describe('Ratings', () => {
  const asked: AskedQuestion[] = [
    { id: 'words', type: 'list', answers: [{ labels: ['Verbale', 'Verbal'], values: ['verbal'] }] },
    { id: 'tunes', type: 'list', answers: [{ labels: ['Musicale', 'Musical'], values: ['musical'] }] },
  ];
  const tunes = [anAnswer('4', 'musical')];
  const rated = (words: SurveyAnswer[]) =>
    checkResponses(asked, { words, tunes }, { kind: 'intelligence', requiredCount: 1 });

  it.each(['0', '1', '2', '3', '4'])('of %s are accepted', (figure) => {
    const words = [anAnswer(figure, 'verbal')];
    expect(rated(words)).toEqual({ responses: { words, tunes }, answered: 2, fields: {} });
  });

  it.each([
    ['5', 'tooLarge'],
    ['40', 'tooLarge'],
    ['-1', 'tooSmall'],
    ['2.5', 'format'],
    ['2,5', 'format'],
    ['1e0', 'format'],
    ['٣', 'format'],
    [' ', 'required'],
  ])('of « %s » are refused', (figure, code) =>
    expect(rated([anAnswer(figure, 'verbal')]).fields).toEqual({ 'surveyResponses.words': code }),
  );

  it('are required for every question, whatever the step requires', () => {
    expect(rated([]).fields).toEqual({ 'surveyResponses.words': 'required' });
  });

  it.each([
    ['another intelligence', [anAnswer('3', 'musical')], 'notAllowed'],
    ['the words of the answer', [anAnswer('3', 'Verbale')], 'notAllowed'],
    ['two of one question', [anAnswer('3', 'verbal'), anAnswer('4', 'verbal')], 'tooMany'],
    ['two figures in one', [{ label: 'verbal', values: ['3', '4'] }], 'tooMany'],
    ['the value of the answer', [anAnswer('verbal', 'Verbale')], 'notAllowed'],
  ])('cannot be given to %s', (_what, words, code) =>
    expect(rated(words).fields).toEqual({ 'surveyResponses.words': code }),
  );
});
