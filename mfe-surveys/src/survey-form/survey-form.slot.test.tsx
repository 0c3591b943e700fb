import { screen, waitFor, within } from '@testing-library/react';
import type { SubTask, SurveyQuestion, TaskDetail } from '@passerelle/shared/contract';
import {
  aProfile,
  aQuestion,
  aSubTask,
  aSurvey,
  aTaskDetail,
  anId,
  axe,
  fakeApi,
  refuse,
  renderScreen,
} from '@passerelle/shared/testing';

import { SurveyFormSlot } from './survey-form.slot';

const offered = (...labels: string[]) => labels.map((label) => ({ label, values: [label.toLowerCase()] }));
const changed = aQuestion({ id: 'a-boolean', label: 'Avez-vous déjà changé de métier ?', answers: [] });
const pace = aQuestion({
  id: 'a-list',
  type: 'list',
  label: 'Votre rythme ?',
  answers: offered('Matin', 'Midi', 'Soir'),
});
const place = aQuestion({
  id: 'a-long-list',
  type: 'list',
  label: 'Où ?',
  answers: offered('Nord', 'Sud', 'Est', 'Ouest'),
});
const likes = aQuestion({
  id: 'several',
  type: 'multiValue',
  label: 'Qu’aimez-vous ?',
  answers: offered('Bois', 'Pierre'),
});
const words = aQuestion({ id: 'words', type: 'text', label: 'Autre chose ?', answers: [] });
const every: SurveyQuestion[] = [changed, pace, place, likes, words];

const aStep = (requiredCount: number | null = null, with_: Partial<SubTask> = {}) =>
  aSubTask({
    type: 'survey',
    surveySubType: 'basic',
    title: 'Répondre',
    validation: { type: 'automatic', fields: [], requiredCount },
    surveys: [aSurvey({ questions: every })],
    ...with_,
  });
const taskOf = (step: SubTask): TaskDetail => aTaskDetail({ task: { subTasks: [step] } });
const companion = { id: anId(), firstName: 'Claire', lastName: 'Nguyen', email: 'c@b.example', avatarUrl: null };

const person = aProfile();

const show = async (step = aStep(), task = taskOf(step)) => {
  const onSaved = jest.fn();
  const api = fakeApi({
    'GET /me': () => aProfile(),
    'GET /me/tasks/:taskId': () => task,
    'GET /me/drafts/:key': () => ({ content: null, version: 0, updatedAt: null }),
    'PUT /me/drafts/:key': () => ({ content: {}, version: 1, updatedAt: null }),
    'DELETE /me/drafts/:key': () => undefined,
    'PUT /me/tasks/:taskId/subTask/:subTaskId': () => task,
  });
  const shown = await renderScreen(
    <>
      <h1>Une tâche</h1>
      <h2>Les étapes</h2>
      <h3>Répondre</h3>
      <SurveyFormSlot taskId={task.id} subTaskId={step.id} onSaved={onSaved} />
    </>,
    { person },
  );
  return { ...shown, api, onSaved, step, task };
};
const send = () => screen.findByRole('button', { name: 'Envoyer mes réponses' });
const consent = () => screen.getByRole('checkbox', { name: /J’accepte/ });

describe('a basic survey', () => {
  it('asks each question in the way of its type', async () => {
    await show();
    await send();

    const yesOrNo = within(screen.getByRole('radiogroup', { name: changed.label }));
    expect(yesOrNo.getAllByRole('radio')).toHaveLength(2);
    expect(within(screen.getByRole('radiogroup', { name: pace.label })).getAllByRole('radio')).toHaveLength(3);
    expect(screen.getByRole('combobox', { name: place.label }).tagName).toBe('SELECT');
    expect(within(screen.getByRole('group', { name: likes.label })).getAllByRole('checkbox')).toHaveLength(2);
    expect(screen.getByRole('textbox', { name: words.label }).tagName).toBe('TEXTAREA');
    await axe();
  });

  it('sends what was answered, with labels and values, and says so', async () => {
    const { user, api, onSaved, step, task } = await show(aStep(5));
    await send();

    await user.click(screen.getByRole('radio', { name: 'Oui' }));
    await user.click(screen.getByRole('radio', { name: 'Soir' }));
    await user.selectOptions(screen.getByRole('combobox'), 'Est');
    await user.click(screen.getByRole('checkbox', { name: 'Pierre' }));
    await user.type(screen.getByRole('textbox'), 'Rien');
    await user.click(consent());
    await user.click(await send());

    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    const [request] = api.requestsOf('PUT /me/tasks/:taskId/subTask/:subTaskId');
    expect(request?.params).toEqual({ taskId: task.id, subTaskId: step.id });
    expect(request?.body).toEqual({
      surveyResponses: {
        'a-boolean': [{ label: 'Oui', values: ['true'] }],
        'a-list': [{ label: 'Soir', values: ['soir'] }],
        'a-long-list': [{ label: 'Est', values: ['est'] }],
        several: [{ label: 'Pierre', values: ['pierre'] }],
        words: [{ label: '', values: ['Rien'] }],
      },
    });
    expect(await screen.findByText('Réponses enregistrées')).toBeTruthy();
  });

  it('can be answered from the keyboard alone', async () => {
    const { user, onSaved } = await show(aStep(1));
    await send();

    await user.tab();
    await user.keyboard(' ');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Oui' }).checked).toBe(true);
    consent().focus();
    await user.keyboard(' ');
    (await send()).focus();
    await user.keyboard('{Enter}');

    await waitFor(() => expect(onSaved).toHaveBeenCalled());
  });

  it('says how many answers are missing, on the question to go on with', async () => {
    const { user, api } = await show(aStep(3));
    await user.click(await screen.findByRole('radio', { name: 'Non' }));
    expect(screen.getByText(/1 réponse sur 5\./)).toBeTruthy();
    expect(screen.getByText(/Il en faut au moins 3/)).toBeTruthy();
    await user.click(consent());

    const button = await send();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText(/^Pour continuer, vérifiez : Votre rythme[,. ]/)).toBeTruthy();
    await user.click(button);

    const group = screen.getByRole('radiogroup', { name: pace.label });
    const message = await screen.findByText('Répondez à au moins 3 questions : il en manque 2.');
    expect(group.getAttribute('aria-describedby')).toBe(message.closest('[id]')?.id);
    expect(document.activeElement).toBe(within(group).getByRole('radio', { name: 'Matin' }));
    expect(api.requestsOf('PUT /me/tasks/:taskId/subTask/:subTaskId')).toEqual([]);
    await axe();
  });

  it('is not sent without the agreement, and says that it is missing', async () => {
    const { user, onSaved } = await show(aStep(1));
    await user.click(await screen.findByRole('radio', { name: 'Oui' }));

    expect(screen.getByText('Pour continuer, vérifiez : Votre accord.')).toBeTruthy();
    await user.click(await send());

    expect(document.activeElement).toBe(consent());
    expect(await screen.findByText('Champ requis')).toBeTruthy();
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('puts what the server refuses on its question', async () => {
    const { user, api } = await show(aStep(1));
    const fields = { 'surveyResponses.a-boolean': 'notAllowed' as const };
    api.answer({ 'PUT /me/tasks/:taskId/subTask/:subTaskId': () => refuse(400, { code: 'invalid', fields }) });
    await user.click(await screen.findByRole('radio', { name: 'Oui' }));
    await user.click(consent());

    await user.click(await send());

    const message = await screen.findByText('Ce choix n’est pas possible');
    const group = screen.getByRole('radiogroup', { name: changed.label });
    expect(group.getAttribute('aria-describedby')).toBe(message.closest('[id]')?.id);
    expect((await screen.findByRole('alert')).textContent).toContain('Un champ est à revoir');
  });

  it('shows the answers that were given elsewhere in the meantime', async () => {
    const { user, api, step } = await show(aStep(1));
    const given = { ...step.userSubTask, status: 'validated' as const, surveyResponses: {}, updatedAt: null };
    await user.click(await screen.findByRole('radio', { name: 'Oui' }));
    await user.click(consent());
    api.answer({
      'PUT /me/tasks/:taskId/subTask/:subTaskId': () => refuse(409, { code: 'conflict' }),
      'GET /me/tasks/:taskId': () => taskOf({ ...step, userSubTask: given }),
    });

    await user.click(await send());

    expect(await screen.findByRole('heading', { name: 'Vos réponses' })).toBeTruthy();
  });

  it('keeps what was typed until it is sent', async () => {
    const first = await show(aStep(1));
    await send();
    await first.user.type(screen.getByRole('textbox'), 'Je réfléchis encore');
    expect(await screen.findByText(/Brouillon enregistré à/)).toBeTruthy();
    first.unmount();

    await show(first.step, first.task);

    await waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Je réfléchis encore'));
  });

  it('says who reads the answers', async () => {
    const { api, unmount } = await show();
    expect(await screen.findByText('Visible par les personnes qui vous accompagnent.')).toBeTruthy();
    unmount();
    expect(api.requestsOf('GET /me')).toHaveLength(1);
  });

  it('names the person who follows the way', async () => {
    const step = aStep();
    const job = {
      ...{ level: null, jobTitle: null, position: null, manager: null, occupation: null },
      ...{ annualSalaryWithoutTax: null, entryOnDutyDate: null, hrRepresentative: companion },
    };
    fakeApi({
      'GET /me': () => aProfile({ job }),
      'GET /me/tasks/:taskId': () => taskOf(step),
      'GET /me/drafts/:key': () => ({ content: null, version: 0, updatedAt: null }),
    });

    await renderScreen(<SurveyFormSlot taskId={anId()} subTaskId={step.id} onSaved={() => undefined} />);

    expect(await screen.findByText('Visible par Claire Nguyen et les personnes qui vous accompagnent.')).toBeTruthy();
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

    expect(await screen.findByRole('heading', { level: 4, name: /^Vos réponses du mardi 17\snovembre$/ })).toBeTruthy();
    const message = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(message).toEqual(['Oui', 'Sans réponse', 'Sans réponse', 'Bois et Pierre', 'Rien']);
    expect(screen.queryByRole('button', { name: 'Envoyer mes réponses' })).toBeNull();
    await axe();
  });

  it('says when there is nothing to answer', async () => {
    await show(aStep(null, { surveys: [] }));

    expect(await screen.findByText('Ce questionnaire n’a pas encore de questions.')).toBeTruthy();
  });

  it('fails in its own place, and tries again', async () => {
    const step = aStep();
    const api = fakeApi({
      'GET /me': () => aProfile(),
      'GET /me/tasks/:taskId': () => refuse(500, { code: 'unexpected' }),
      'GET /me/drafts/:key': () => ({ content: null, version: 0, updatedAt: null }),
    });
    const { user } = await renderScreen(
      <SurveyFormSlot taskId={anId()} subTaskId={step.id} onSaved={() => undefined} />,
    );
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    api.answer({ 'GET /me/tasks/:taskId': () => taskOf(step) });

    await user.click(retry);

    expect(await send()).toBeTruthy();
  });
});
