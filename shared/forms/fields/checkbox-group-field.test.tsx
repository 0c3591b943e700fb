import type { SurveyAnswer } from '@passerelle/shared/contract';
import { joinAnswer, splitAnswer } from '@passerelle/shared/contract/rules/programs/survey-answers';
import { Form, RadioField, SubmitButton, TextAreaField, useFormValues } from '@passerelle/shared/forms';
import { axe, renderScreen } from '@passerelle/shared/testing';
import { screen, waitFor } from '@testing-library/react';

import { CheckboxGroupField } from './checkbox-group-field';

const send = () => screen.getByRole('button', { name: 'Envoyer' });

describe('the fields of a survey', () => {
  const toText = (answers: readonly SurveyAnswer[] | undefined) => (answers?.[0] ? joinAnswer(answers[0]) : '');
  const fromText = (text: string) => [splitAnswer(text)];
  const toTexts = (answers: readonly SurveyAnswer[] | undefined) => answers?.map(joinAnswer) ?? [];
  const fromTexts = (texts: string[]) => texts.map(splitAnswer);

  function Echo() {
    const { surveyResponses } = useFormValues('survey');
    return <p>{Object.keys(surveyResponses ?? {}).length} answered</p>;
  }

  it('turn choices into answers with their labels', async () => {
    const onSubmit = jest.fn(async () => null);
    const { user } = await renderScreen(
      <Form schema="survey" onSubmit={onSubmit} intro={false}>
        <h1>Votre parcours</h1>
        <RadioField
          name="surveyResponses.q1"
          label="Avez-vous déjà changé de métier ?"
          options={[
            { value: 'Oui-$-true', label: 'Oui' },
            { value: 'Non-$-false', label: 'Non' },
          ]}
          format={toText}
          parse={fromText}
        />
        <CheckboxGroupField
          name="surveyResponses.q2"
          label="Qu’aimez-vous ?"
          options={[
            { value: 'Le bois-$-wood', label: 'Le bois' },
            { value: 'La pierre-$-stone', label: 'La pierre' },
          ]}
          format={toTexts}
          parse={fromTexts}
        />
        <TextAreaField
          name="surveyResponses.q3"
          label="Autre chose ?"
          format={(answers?: readonly SurveyAnswer[]) => answers?.[0]?.values[0] ?? ''}
          parse={(text: string) => [{ label: '', values: [text] }]}
        />
        <Echo />
        <SubmitButton>Envoyer</SubmitButton>
      </Form>,
    );
    await axe();
    screen.getByRole('radiogroup', { name: 'Avez-vous déjà changé de métier ?' });
    const group = screen.getByRole('group', { name: 'Qu’aimez-vous ?' });
    expect(group.tagName).toBe('FIELDSET');

    await user.click(screen.getByLabelText('Oui'));
    await user.click(screen.getByLabelText('La pierre'));
    await user.click(screen.getByLabelText('Le bois'));
    await user.type(screen.getByLabelText('Autre chose ?'), 'Non');
    screen.getByText('3 answered');
    await user.click(send());

    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    expect(onSubmit).toHaveBeenCalledWith({
      surveyResponses: {
        q1: [{ label: 'Oui', values: ['true'] }],
        q2: [
          { label: 'Le bois', values: ['wood'] },
          { label: 'La pierre', values: ['stone'] },
        ],
        q3: [{ label: '', values: ['Non'] }],
      },
    });
  });
});
