import { screen, waitFor, within } from '@testing-library/react';
import { aQuestion, axe, refuse } from '@passerelle/shared/testing';

import { aSurveyStep, choice, rating, showStep } from '../testing/survey-step';

const send = () => screen.findByRole('button', { name: 'Envoyer mes réponses' });
const consent = () => screen.getByRole('checkbox', { name: /J’accepte/ });
const offered = { t: 'le démontez', r: 'lisez la notice', a: 'l’allumez' };
const colours = { red: 'bref', yellow: 'vivant', green: 'attentionné', blue: 'complet' };
const letters = [choice('one', 'Un appareil arrive. Vous…', offered), choice('two', 'Un autre. Vous…', offered)];
const ratings = [rating('words', 'J’aime trouver le mot juste.', 'verbal'), rating('tunes', 'Je siffle.', 'musical')];

describe('a test of six letters', () => {
  it('is sent with the token of its step, every question answered', async () => {
    const { user, api, onSaved } = await showStep(aSurveyStep('tricam', letters));
    await send();
    await user.click(consent());
    const [first, second] = screen.getAllByRole('radio', { name: 'l’allumez' });
    await user.click(first!);
    expect(await send()).toHaveAttribute('aria-disabled', 'true');
    expect(await send()).toHaveAccessibleDescription('Encore 1 réponse.');
    await user.click(second!);

    await user.click(await send());

    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(api.requestsOf('POST /signedAction')[0]?.body).toEqual({
      token: 'task.a-token',
      surveyResponses: {
        one: [{ label: 'l’allumez', values: ['a'] }],
        two: [{ label: 'l’allumez', values: ['a'] }],
      },
    });
  });

  it('distinguishes two answers of one letter', async () => {
    const alike = aQuestion({
      id: 'one',
      label: 'Vous travaillez',
      type: 'list',
      answers: ['le bois', 'le métal'].map((label) => ({
        label,
        values: ['t'],
      })),
    });
    const { user, api, onSaved } = await showStep(aSurveyStep('tricam', [alike]));
    await send();
    await user.click(consent());

    await user.click(screen.getByRole('radio', { name: 'le métal' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'le métal' })).toBeChecked();
    await user.click(await send());

    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(api.requestsOf('POST /signedAction')[0]?.body).toMatchObject({
      surveyResponses: { one: [{ label: 'le métal', values: ['t'] }] },
    });
  });

  it('names its questions for readers, and has no fault', async () => {
    await showStep(aSurveyStep('tricam', letters));
    await send();
    for (const { label } of letters) {
      expect(within(screen.getByRole('radiogroup', { name: label })).getAllByRole('radio')).toHaveLength(3);
    }
    await axe();
  });

  it('says that the step has changed where its token serves no longer, and asks for it again', async () => {
    const { user, api } = await showStep(aSurveyStep('tricam', [letters[0]!]));
    api.answer({
      'POST /signedAction': () => refuse(400, { code: 'invalid', fields: { token: 'unknown' } }),
    });
    await send();
    await user.click(consent());
    await user.click(screen.getByRole('radio', { name: 'lisez la notice' }));

    await user.click(await send());

    expect((await screen.findByRole('alert')).textContent).toContain('Cette étape a changé entre-temps');
    await waitFor(() => expect(api.requestsOf('GET /me/tasks/:taskId')).toHaveLength(2));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'lisez la notice' })).toBeChecked();
  });
});

describe('a test of four colours', () => {
  it('offers more than three answers in a list', async () => {
    const { user, api, onSaved } = await showStep(aSurveyStep('colors', [choice('one', 'Un message est', colours)]));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Un message est' }), 'attentionné');
    await user.click(consent());
    await axe();

    await user.click(await send());

    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(api.requestsOf('POST /signedAction')[0]?.body).toMatchObject({
      surveyResponses: { one: [{ label: 'attentionné', values: ['green'] }] },
    });
  });
});

describe('a test of eight intelligences', () => {
  it('is rated from 0 to 4 with the keyboard alone, with words at both ends', async () => {
    const { user, api, onSaved } = await showStep(aSurveyStep('intelligence', ratings));
    await send();
    const [words, tunes] = ratings.map(({ label }) => within(screen.getByRole('radiogroup', { name: label })));
    expect(words!.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual([
      '0, pas du tout',
      '1',
      '2',
      '3',
      '4, tout à fait',
    ]);

    await user.tab();
    expect(words!.getByRole('radio', { name: '0, pas du tout' })).toHaveFocus();
    await user.keyboard(' ');
    tunes!.getByRole('radio', { name: '4, tout à fait' }).focus();
    await user.keyboard(' ');
    consent().focus();
    await user.keyboard(' ');
    (await send()).focus();
    await user.keyboard('{Enter}');

    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(api.requestsOf('POST /signedAction')[0]?.body).toMatchObject({
      surveyResponses: {
        words: [{ label: 'verbal', values: ['0'] }],
        tunes: [{ label: 'musical', values: ['4'] }],
      },
    });
  });

  it('says which rating is missing, on its question', async () => {
    const { user } = await showStep(aSurveyStep('intelligence', ratings));
    await user.click((await screen.findAllByRole('radio', { name: '3' }))[0]!);
    await user.click(consent());
    await user.click(await send());

    const group = screen.getByRole('radiogroup', { name: 'Je siffle.' });
    const fault = await within(group.closest('.MuiFormControl-root')!).findByText('Donnez une note de 0 à 4.');
    expect(group).toHaveAttribute('aria-describedby', fault.closest('[id]')?.id);
    expect(within(group).getByRole('radio', { name: '0, pas du tout' })).toHaveFocus();
    await axe();
  });
});

describe('a survey that only confirms something', () => {
  it('asks for no consent', async () => {
    const { user, api, onSaved } = await showStep(
      aSurveyStep('validation', [choice('done', 'Fait ?', { true: 'Oui' })]),
    );
    expect(await send()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();

    await user.click(screen.getByRole('radio', { name: 'Oui' }));
    await user.click(await send());

    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(api.requestsOf('POST /signedAction')).toHaveLength(1);
  });
});

describe('a questionnaire of forty questions', () => {
  const many = Array.from({ length: 40 }, (_, index) => choice(`q${index}`, `Question ${index + 1}`, offered));

  it('says how far one is, and leads to what is still open', async () => {
    const { user } = await showStep(aSurveyStep('tricam', many));
    await send();
    screen.getByText('0 réponse sur 40');
    // Read out, and seen after a try.
    expect(await send()).toHaveAccessibleDescription('Encore 40 réponses et votre accord.');
    await user.click(consent());
    const first = within(screen.getByRole('radiogroup', { name: 'Question 1' }));
    await user.click(first.getByRole('radio', { name: 'l’allumez' }));

    screen.getByText('1 réponse sur 40');
    expect(await send()).toHaveAccessibleDescription('Encore 39 réponses.');
    await user.click(screen.getByRole('button', { name: 'Aller à la prochaine sans réponse' }));

    const next = within(screen.getByRole('radiogroup', { name: 'Question 2' }));
    expect(next.getByRole('radio', { name: 'le démontez' })).toHaveFocus();
  });
});

describe('a survey of which some answers are enough', () => {
  const some = Array.from({ length: 4 }, (_, index) => choice(`q${index}`, `Question ${index + 1}`, offered));
  const step = {
    ...aSurveyStep('basic', some),
    validation: { type: 'automatic' as const, fields: [], requiredCount: 2 },
  };

  it('asks for a number of them, for no question in particular, and shows it after a try', async () => {
    const { user } = await showStep(step);
    await send();
    screen.getByText('Répondez à au moins 2 questions sur 4, au choix.');
    expect(screen.getByRole('radiogroup', { name: 'Question 1' })).not.toHaveAttribute('aria-required');
    const missing = 'Encore 2 réponses et votre accord.';
    expect(await send()).toHaveAccessibleDescription(missing);
    await user.click(await send());

    screen.getByText(missing);
    expect(screen.getByRole('radiogroup', { name: 'Question 1' })).not.toHaveAttribute('aria-invalid');
    screen.getByText('Répondez à au moins 2 questions : il en manque 2.');
    expect(screen.getByRole('button', { name: 'Aller à la première question' })).toHaveFocus();
    await axe();
  });

  it('takes any of them', async () => {
    const { user, onSaved } = await showStep(step);
    await send();
    for (const name of ['Question 2', 'Question 4'])
      await user.click(within(screen.getByRole('radiogroup', { name })).getByRole('radio', { name: 'l’allumez' }));
    screen.getByText('2 réponses sur 2 au moins.');
    await user.click(consent());
    await user.click(await send());

    await waitFor(() => expect(onSaved).toHaveBeenCalled());
  });
});

describe('a draft that is older than the wording', () => {
  it('shows and sends only what is still offered', async () => {
    const step = aSurveyStep('tricam', letters);
    const { user, api, onSaved } = await showStep(step);
    await send();
    const values = {
      surveyResponses: { one: [{ label: 'Other words', values: ['t'] }], two: [{ label: 'x', values: ['z'] }], q9: [] },
    };
    expect(api.requestsOf('GET /me/drafts/:key')[0]?.params).toEqual({ key: `survey.${step.id}` });
    await waitFor(() => expect(api.requestsOf('GET /me/drafts/:key')).toHaveLength(1));
    api.answer({
      'PUT /me/drafts/:key': () => refuse(409, { code: 'conflict' }),
      'GET /me/drafts/:key': () => ({
        content: { values, base: '{"surveyResponses":{}}' },
        version: 3,
        updatedAt: '2026-11-17T10:00:00.000Z',
      }),
    });
    await user.click(consent());
    const second = within(screen.getByRole('radiogroup', { name: letters[1]!.label }));
    await user.click(second.getByRole('radio', { name: 'lisez la notice' }));
    dispatchEvent(new Event('pagehide'));

    await user.click(await screen.findByRole('button', { name: 'Garder ce qui est ici' }));
    expect(screen.getAllByRole<HTMLInputElement>('radio', { name: 'le démontez' })[0]).toBeChecked();
    await user.click(await send());

    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(api.requestsOf('POST /signedAction')[0]?.body).toMatchObject({
      surveyResponses: { one: [{ values: ['t'] }], two: [{ label: 'lisez la notice', values: ['r'] }] },
    });
  });
});
