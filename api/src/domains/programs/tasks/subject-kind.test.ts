import { actionSubTypes, subTaskTypes } from '@passerelle/shared/contract/enums/tasks';
import { subjectKindOf } from './spend-token';

describe('The subject that a step requires', () => {
  it('depends on the kind of subject, and for actions on the type of action', () => {
    const kinds = subTaskTypes.filter((type) => type !== 'action').map((type) => [type, subjectKindOf(type, null)]);
    expect(Object.fromEntries(kinds)).toEqual({
      text: 'link',
      document: 'link',
      link: 'link',
      upload: 'document',
      survey: 'surveyResponse',
    });
    expect(actionSubTypes.map((action) => [action, subjectKindOf('action', action)])).toEqual([
      ['contact', 'contact'],
      ['hiring', 'jobOffer'],
      ['networking', 'appointment'],
    ]);
  });
});
