import { screen, waitFor } from '@testing-library/react';
import type { SurveyQuestion } from '@passerelle/shared/contract';
import { anId, aSurvey, axe, fakeApi, refuse, renderScreen } from '@passerelle/shared/testing';
import { SurveyFormSlot } from './survey-form.slot';
import { taskOf } from '../testing/survey-step';
import { aStep, changed, consent, pace, place, send, show, words } from './survey-form.test-helper';

describe('the page of a survey', () => {
  it('shows answers that were given elsewhere in the meantime', async () => {
    const { user, api, step } = await show(aStep(1));
    const given = { ...step.userSubTask, status: 'validated' as const, surveyResponses: {}, updatedAt: null };
    await user.click(await screen.findByRole('radio', { name: 'Oui' }));
    await user.click(consent());
    api.answer({
      'PUT /me/tasks/:taskId/subTask/:subTaskId': () => refuse(409, { code: 'conflict' }),
      'GET /me/tasks/:taskId': () => taskOf({ ...step, userSubTask: given }),
    });

    await user.click(await send());

    expect(await screen.findByRole('heading', { name: 'Vos réponses' })).toBeInTheDocument();
  });

  it('stores the typed text until it is sent', async () => {
    const first = await show(aStep(1));
    await send();
    await first.user.type(screen.getByRole('textbox'), 'Je réfléchis encore');
    expect(await screen.findByText(/Brouillon enregistré à/)).toBeInTheDocument();
    first.unmount();

    await show(first.step, first.task);

    await waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>('textbox')).toHaveValue('Je réfléchis encore'));
  });

  it('in another language than its step says so, and has questions and answers read out in their own', async () => {
    await show(aStep(1, { surveys: [aSurvey({ questions: [changed, pace, place], contentLanguage: 'en' })] }));
    await send();

    expect(screen.getAllByText(/^Ce contenu est en anglais/)).toHaveLength(1);
    expect(screen.getByText(pace.label)).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Matin')).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('option', { name: 'Ouest' })).toHaveAttribute('lang', 'en');
    // The words of a yes or no are the page’s.
    expect(screen.getByText('Oui').closest('[lang="en"]')).toBeNull();
  });

  it('says that the answers are private, without a request', async () => {
    const { api } = await show();

    expect(await screen.findByText(/Vos réponses ne sont lues que par vous/)).toBeInTheDocument();
    expect(api.requestsOf('GET /me')).toHaveLength(0);
  });

  const wish = (tells: SurveyQuestion['tells']) =>
    aStep(1, {
      surveys: [aSurvey({ questions: [{ ...changed, label: 'Un échange ?', tells: tells ?? null }, words] })],
    });

  it('names whom a yes is told to, before the answer and in what the person agrees to', async () => {
    await show(wish({ firstName: 'Claire', lastName: 'Roussel' }));
    await send();

    expect(screen.getByRole('radiogroup', { name: 'Un échange ?' })).toHaveAccessibleDescription(
      /Si vous répondez oui, Claire Roussel reçoit votre nom et ce souhait/,
    );
    expect(consent()).toHaveAccessibleName(/si je souhaite un échange, que Claire Roussel le sache/);
    expect(screen.getByText(/Seul un oui à «\sUn échange \?\s» est signalé à Claire Roussel/)).toBeInTheDocument();
    await axe();
  });

  it('names the way to a talk where no HR contact can be told', async () => {
    await show(wish(null));
    await send();

    expect(screen.getByRole('radiogroup', { name: 'Un échange ?' })).toHaveAccessibleDescription(
      /ne prévient personne.*adressez-vous au service RH/,
    );
    expect(consent()).not.toHaveAccessibleName(/échange/);
    expect(screen.getByText(/les personnes qui vous accompagnent ne les voient pas/)).toBeInTheDocument();
  });

  it('says with the answers what was told', async () => {
    const step = wish({ firstName: 'Claire', lastName: 'Roussel' });
    await show({ ...step, userSubTask: { ...step.userSubTask, status: 'validated', surveyResponses: {} } });

    expect(await screen.findByText(/Seul un oui à .* est signalé à votre contact RH/)).toBeInTheDocument();
  });

  it('shows the answers, and when they were given, instead of the form', async () => {
    const responses = {
      'a-boolean': [{ label: 'Oui', values: ['true'] }],
      several: [
        { label: 'Wood', values: ['bois'] },
        { label: 'Stone', values: ['pierre'] },
      ],
      words: [{ label: '', values: ['Rien'] }],
    };
    const done = { ...aStep().userSubTask, status: 'validated' as const, updatedAt: '2026-11-17T10:00:00.000Z' };
    await show(aStep(3, { userSubTask: { ...done, surveyResponses: responses } }));

    expect(
      await screen.findByRole('heading', { level: 4, name: /^Vos réponses du mardi 17\snovembre$/ }),
    ).toBeInTheDocument();
    const message = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(message).toEqual(['Oui', 'Sans réponse', 'Sans réponse', 'Bois et Pierre', 'Rien']);
    expect(screen.queryByRole('button', { name: 'Envoyer mes réponses' })).not.toBeInTheDocument();
    await axe();
  });

  it('says when the survey has no questions', async () => {
    await show(aStep(null, { surveys: [] }));

    expect(await screen.findByText('Ce questionnaire n’a pas encore de questions.')).toBeInTheDocument();
  });

  it('fails in its own area, and can be retried', async () => {
    const step = aStep();
    const api = fakeApi({
      'GET /me/tasks/:taskId': () => refuse(500, { code: 'unexpected' }),
      'GET /me/drafts/:key': () => ({ content: null, version: 0, updatedAt: null }),
    });
    const { user } = await renderScreen(
      <SurveyFormSlot taskId={anId()} subTaskId={step.id} onSaved={() => undefined} />,
    );
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    api.answer({ 'GET /me/tasks/:taskId': () => taskOf(step) });

    await user.click(retry);

    expect(await send()).toBeInTheDocument();
  });
});
