import type * as contractLimits from '@passerelle/shared/contract/limits';
import { screen } from '@testing-library/react';

import { anItem, editItem, named } from '../common/edit-item.test-helper';
import { SurveyEditor } from './survey-editor';

jest.mock('../../text/markdown-field', () => jest.requireActual('../common/markdown-field.test-helper'));
/** Fewer than there are: hundreds of questions take long to draw. */
jest.mock('@passerelle/shared/contract/limits', () => {
  const actual = jest.requireActual<typeof contractLimits>('@passerelle/shared/contract/limits');
  return { ...actual, limits: { ...actual.limits, surveyAnswers: 2 } };
});

const press = (name: string) => screen.getByRole('button', { name: named(name) });
const questions = ['Q0', 'Q1'].map((label) => ({ key: label.toLowerCase(), type: 'text', label }));
const survey = anItem('surveys', { fr: { fields: { type: 'basic', title: 'Bilan', questions } } });

describe('the questions of a survey', () => {
  it('can be added up to their number, which is said then', async () => {
    const { user } = await editItem(SurveyEditor, survey);
    expect(press('Ajouter une question')).toHaveAccessibleDescription('Un questionnaire a 2 questions au plus.');
    await user.click(press('Ajouter une question'));
    expect(screen.queryByRole('menuitem')).not.toBeInTheDocument();
    await user.click(press('Actions pour Q0'));
    expect(screen.getByRole('menuitem', { name: 'Retirer la question' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Dupliquer la question' })).not.toBeInTheDocument();
  });
});
