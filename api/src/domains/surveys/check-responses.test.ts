import { checkResponses, type AskedQuestion } from './check-responses';

const option = (value: string) => ({ labels: [`Le ${value}`, `The ${value}`], values: [value] });
const questions: AskedQuestion[] = [
  { id: 'yes', type: 'boolean', answers: [] },
  { id: 'one', type: 'list', answers: [option('a'), option('b')] },
  { id: 'many', type: 'multiValue', answers: [option('a'), option('b')] },
  { id: 'words', type: 'text', answers: [] },
];
const said = (value: string, label = `Le ${value}`) => ({ label, values: [value] });
const check = (responses: Parameters<typeof checkResponses>[1], required = 1) =>
  checkResponses(questions, responses, required);

describe('Answers', () => {
  it('are taken in whichever language they were read', () => {
    const responses = {
      yes: [said('true', 'Oui')],
      one: [said('a', 'The a')],
      many: [said('a'), said('b')],
      words: [said('Confiance', '')],
    };
    expect(check(responses, 4)).toEqual({ responses, answered: 4, fields: {} });
  });

  it.each([
    ['a question of another survey', { other: [said('a')] }, { 'surveyResponses.other': 'unknown' }],
    ['a name of the object’s own', { constructor: [said('a')] }, { 'surveyResponses.constructor': 'unknown' }],
    ['an answer that was not offered', { one: [said('c')] }, { 'surveyResponses.one': 'notAllowed' }],
    ['a label that was not offered', { one: [said('a', 'Autre')] }, { 'surveyResponses.one': 'notAllowed' }],
    ['a yes that is neither', { yes: [said('peut-être')] }, { 'surveyResponses.yes': 'notAllowed' }],
    ['two answers where one is asked', { one: [said('a'), said('b')] }, { 'surveyResponses.one': 'tooMany' }],
    ['the same answer twice', { many: [said('a'), said('a')] }, { 'surveyResponses.many': 'duplicate' }],
    ['a text in two parts', { words: [{ label: '', values: ['un', 'deux'] }] }, { 'surveyResponses.words': 'tooMany' }],
    ['too long a text', { words: [said('x'.repeat(5_001), '')] }, { 'surveyResponses.words': 'tooLong' }],
  ])('%s is refused', (_what, responses, fields) => expect(check(responses).fields).toEqual(fields));

  it('left empty are no fault, but do not count', () => {
    const responses = { one: [], words: [said('  ', '')], many: [said('a')] };
    expect(check(responses)).toEqual({ responses: { many: [said('a')] }, answered: 1, fields: {} });
    expect(check(responses, 2).fields).toEqual({ surveyResponses: 'tooShort' });
  });
});
