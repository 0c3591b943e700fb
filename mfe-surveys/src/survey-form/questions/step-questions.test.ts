import { aQuestion } from '@passerelle/shared/testing';
import { fittingAnswers } from './step-questions';

const answerOf = (value: string, label = value) => [{ label, values: [value] }];
const list = aQuestion({ id: 'list', type: 'list', answers: [{ label: 'Matin', values: ['morning'] }] });
const yes = aQuestion({ id: 'yes', type: 'boolean', answers: [] });
const words = aQuestion({ id: 'words', type: 'text', answers: [] });
const rated = aQuestion({ id: 'rated', type: 'list', answers: [{ label: 'Verbale', values: ['verbal'] }] });

describe('a draft of a questionnaire', () => {
  it('leaves what can still be answered, in any language', () => {
    const responses = {
      list: answerOf('morning', 'Morning'),
      yes: answerOf('true', 'Yes'),
      words: answerOf('Rien', ''),
    };
    expect(fittingAnswers('basic', [list, yes, words], responses)).toEqual(responses);
  });

  it('lets go of what is asked or offered no longer', () => {
    const responses = { list: answerOf('evening'), gone: answerOf('true'), yes: answerOf('perhaps') };
    expect(fittingAnswers('basic', [list, yes, words], responses)).toEqual({});
  });

  it('knows a rating from a choice', () => {
    expect(fittingAnswers('intelligence', [rated], { rated: answerOf('4', 'verbal') })).toEqual({
      rated: answerOf('4', 'verbal'),
    });
    expect(fittingAnswers('intelligence', [rated], { rated: answerOf('verbal', 'Verbale') })).toEqual({});
    expect(fittingAnswers('intelligence', [rated], { rated: answerOf('7', 'verbal') })).toEqual({});
  });
});
