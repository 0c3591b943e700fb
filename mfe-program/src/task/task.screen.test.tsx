import { send } from '@passerelle/shared/client';
import type { TaskDetail } from '@passerelle/shared/contract';
import { on } from '@passerelle/shared/events';
import {
  aSubTask,
  aSurvey,
  aTaskDetail,
  axe,
  fakeApi,
  refuse,
  renderScreen,
  setNow,
  setViewport,
} from '@passerelle/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';

import { TaskScreen } from './task.screen';

const answered = {
  status: 'validated' as const,
  validationToken: null,
  count: 1,
  surveyResponses: null,
  documents: [],
  updatedAt: '2026-11-17T10:00:00.000Z',
};
const survey = aSubTask({ type: 'survey', surveySubType: 'basic', title: null, surveys: [aSurvey()] });
const steps = [
  aSubTask({ type: 'document', documentSubType: 'toRead', title: 'Lire la fiche', userSubTask: answered }),
  survey,
  aSubTask({
    type: 'action',
    subType: 'networking',
    title: 'Planifier',
    validation: { type: 'automatic', fields: [], requiredCount: 2 },
    userSubTask: { ...answered, status: 'started', count: 1 },
  }),
];
const aTaskOf = (subTasks = steps, with_: Partial<Omit<TaskDetail, 'task'>> = {}) =>
  aTaskDetail({ ...with_, task: { name: 'Demander conseil', subTasks } });

const Form = ({ onSaved }: { onSaved: () => void }) => {
  const answer = async (): Promise<void> => {
    await send('POST /signedAction', { body: { token: 'signed-token' } });
    onSaved();
  };
  return <button onClick={() => void answer()}>Envoyer</button>;
};

const show = async (task: TaskDetail, state?: unknown) => {
  const api = fakeApi({ 'GET /me/tasks/:taskId': () => task });
  const shown = await renderScreen(<TaskScreen />, {
    route: `/program/task/${task.id}`,
    path: '/program/task/:taskId',
    state,
    slots: { 'survey.form': Form },
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...shown, api };
};
const step = (name: string) => {
  const item = screen.getByRole('heading', { level: 3, name }).closest('li');
  if (!item) throw new Error(`${name} is not a step`);
  return within(item);
};

describe('a task', () => {
  it('says what it is, what it earns and when, and where each step stands', async () => {
    await show(aTaskOf());

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Demander conseil');
    expect(screen.getByText('Réseau')).toBeInTheDocument();
    expect(screen.getByText('16 – 22 novembre')).toBeInTheDocument();
    expect(await screen.findByText('Une conversation suffit.')).toBeInTheDocument();
    expect(step('Lire la fiche').getByText('Fait le mardi 17 novembre')).toBeInTheDocument();
    expect(step('Votre parcours').getByText('Un questionnaire')).toBeInTheDocument();
    expect(step('Planifier').getByText('2 actions de networking à planifier')).toBeInTheDocument();
    expect(step('Planifier').getByText('1 sur 2')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: '1 étape sur 3' })).toBeInTheDocument();
    expect(screen.getByText(/Vous avez jusqu’au dimanche 22 novembre\./)).toBeInTheDocument();
    await axe();
  });

  it('in another language than the page says so once, and has each text read out in its own', async () => {
    const other = aSubTask({ title: 'Read the sheet', description: null, contentLanguage: 'en' });
    await show(aTaskDetail({ task: { name: 'Ask for advice', contentLanguage: 'en', subTasks: [other, survey] } }));

    expect(screen.getAllByText(/^Ce contenu est en/).map(({ textContent }) => textContent)).toEqual([
      'Ce contenu est en anglais.',
    ]);
    expect(screen.getByText('Ask for advice')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Read the sheet')).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('heading', { name: 'Votre parcours' }).querySelector('[lang]')).toBeNull();
    await axe();
  });

  it('marks a step that is in another language than its task', async () => {
    await show(aTaskOf([aSubTask({ title: 'Read the sheet', contentLanguage: 'en' })]));

    expect(screen.getByRole('heading', { level: 1 }).querySelector('[lang]')).toBeNull();
    expect(step('Read the sheet').getByText('Ce contenu est en anglais.')).toBeInTheDocument();
  });

  it('has something to press for each step that is left', async () => {
    await show(aTaskOf());

    expect(step('Votre parcours').getByRole('button', { name: 'Envoyer' })).toBeInTheDocument();
    expect(step('Planifier').getByRole('link', { name: 'Planifier une action' })).toBeInTheDocument();
  });

  it('leads back to the list as it was', async () => {
    const { user, address } = await show(aTaskOf(), { from: '/?filter=previousWeeks' });

    await user.click(screen.getByRole('link', { name: 'Retour à l’accueil' }));

    expect(address()).toBe('/?filter=previousWeeks');
  });

  it('has task, figures and programme fetched again once a survey is answered', async () => {
    const heard = jest.fn();
    const stop = on('data-changed', ({ paths }) => heard(...paths));
    const { user, api } = await show(aTaskOf([survey]));
    expect(screen.queryByText('Fait le mardi 17 novembre')).not.toBeInTheDocument();
    const after = aTaskOf([aSubTask({ ...survey, userSubTask: answered })]);
    api.answer({ 'GET /me/tasks/:taskId': () => after, 'POST /signedAction': () => ({ done: 'subTaskValidated' }) });

    await user.click(screen.getByRole('button', { name: 'Envoyer' }));

    expect(await screen.findByText('Fait le mardi 17 novembre')).toBeInTheDocument();
    await waitFor(() => expect(heard.mock.calls.flat()).toContain('/me/program'));
    await waitFor(() => expect(document.activeElement?.id).toBe(`step-${survey.id}`));
    stop();
  });

  it('leaves a task of a later week closed, and says until when', async () => {
    setNow('2026-11-11T09:00:00.000Z');

    await show(aTaskOf());

    expect(screen.getByText(/Cette tâche s’ouvre lundi 16 novembre\./)).toBeInTheDocument();
    expect(step('Votre parcours').getByText(/^Cette étape s’ouvre lundi 16\snovembre\.$/)).toBeInTheDocument();
    expect(step('Votre parcours').getByText('À venir')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Envoyer' })).not.toBeInTheDocument();
    await axe();
  });

  it('says in words that a task is late, and that it still counts', async () => {
    setNow('2026-11-24T09:00:00.000Z');

    await show(aTaskOf());

    expect(screen.getByText('À rattraper')).toBeInTheDocument();
    // Rendered above the steps for phones and beside them for wide screens; CSS shows one of the two.
    expect(screen.getAllByText(/vous pouvez encore la faire, les points comptent/)).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Envoyer' })).toBeInTheDocument();
  });

  it('says when it was validated, and what that earned', async () => {
    await show(aTaskOf(steps, { status: 'validated', validatedAt: '2026-11-17T10:00:00.000Z' }));

    expect(screen.getByText('Tâche validée le 17 novembre.')).toBeInTheDocument();
    expect(screen.getAllByText('20 points gagnés.')).not.toHaveLength(0);
    await axe();
  });

  it('shows no form once the task was cancelled', async () => {
    await show(aTaskOf(steps, { status: 'cancelled' }));

    expect(screen.getByText('Tâche annulée.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Envoyer' })).not.toBeInTheDocument();
  });

  it('is clean on a phone', async () => {
    setViewport(360);

    await show(aTaskOf());

    expect(screen.getByText('1 étape sur 3 est faite')).toBeInTheDocument();
    await axe();
  });

  it('says that a task is not of this programme', async () => {
    fakeApi({ 'GET /me/tasks/:taskId': () => refuse(404, { code: 'notFound' }) });

    await renderScreen(<TaskScreen />, { route: `/program/task/${survey.id}`, path: '/program/task/:taskId' });

    expect(
      await screen.findByRole('heading', { level: 1, name: 'Cette tâche n’est pas dans votre programme' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument();
    await axe();
  });

  it('tries again what failed', async () => {
    const api = fakeApi({ 'GET /me/tasks/:taskId': () => refuse(500, { code: 'unexpected' }) });
    const { user } = await renderScreen(<TaskScreen />, {
      route: `/program/task/${survey.id}`,
      path: '/program/task/:taskId',
    });
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    api.answer({ 'GET /me/tasks/:taskId': () => aTaskOf() });

    await user.click(retry);

    expect(await screen.findByRole('heading', { level: 1, name: 'Demander conseil' })).toBeInTheDocument();
  });
});
