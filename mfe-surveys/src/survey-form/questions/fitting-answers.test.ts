import { aQuestion } from '@passerelle/shared/testing';
import { fittingAnswers } from './fitting-answers';

const said = (value: string, label = value) => [{ label, values: [value] }];
const list = aQuestion({ id: 'list', type: 'list', answers: [{ label: 'Matin', values: ['morning'] }] });
const yes = aQuestion({ id: 'yes', type: 'boolean', answers: [] });
const words = aQuestion({ id: 'words', type: 'text', answers: [] });
const rated = aQuestion({ id: 'rated', type: 'list', answers: [{ label: 'Verbale', values: ['verbal'] }] });

describe('a draft of a questionnaire', () => {
  it('keeps what can still be answered, in whichever language it was chosen', () => {
    const responses = { list: said('morning', 'Morning'), yes: said('true', 'Yes'), words: said('Rien', '') };
    expect(fittingAnswers('basic', [list, yes, words], responses)).toEqual(responses);
  });

  it('lets go of what is asked or offered no longer', () => {
    const responses = { list: said('evening'), gone: said('true'), yes: said('perhaps') };
    expect(fittingAnswers('basic', [list, yes, words], responses)).toEqual({});
  });

  it('knows a rating from a choice', () => {
    expect(fittingAnswers('intelligence', [rated], { rated: said('4', 'verbal') })).toEqual({
      rated: said('4', 'verbal'),
    });
    expect(fittingAnswers('intelligence', [rated], { rated: said('verbal', 'Verbale') })).toEqual({});
    expect(fittingAnswers('intelligence', [rated], { rated: said('7', 'verbal') })).toEqual({});
  });
});
