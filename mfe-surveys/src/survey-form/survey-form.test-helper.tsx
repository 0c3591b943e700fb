import { screen } from '@testing-library/react';
import type { SubTask, SurveyQuestion, TaskDetail } from '@passerelle/shared/contract';
import {
  aProfile,
  aQuestion,
  aSubTask,
  aSurvey,
  aTaskDetail,
  anId,
  fakeApi,
  renderScreen,
} from '@passerelle/shared/testing';
import { SurveyFormSlot } from './survey-form.slot';

const offered = (...labels: string[]) => labels.map((label) => ({ label, values: [label.toLowerCase()] }));
export const changed = aQuestion({ id: 'a-boolean', label: 'Avez-vous déjà changé de métier ?', answers: [] });
export const pace = aQuestion({
  id: 'a-list',
  type: 'list',
  label: 'Votre rythme ?',
  answers: offered('Matin', 'Midi', 'Soir'),
});
export const place = aQuestion({
  id: 'a-long-list',
  type: 'list',
  label: 'Où ?',
  answers: offered('Nord', 'Sud', 'Est', 'Ouest'),
});
export const likes = aQuestion({
  id: 'several',
  type: 'multiValue',
  label: 'Qu’aimez-vous ?',
  answers: offered('Bois', 'Pierre'),
});
export const words = aQuestion({ id: 'words', type: 'text', label: 'Autre chose ?', answers: [] });
const every: SurveyQuestion[] = [changed, pace, place, likes, words];

export const aStep = (requiredCount: number | null = null, with_: Partial<SubTask> = {}) =>
  aSubTask({
    type: 'survey',
    surveySubType: 'basic',
    title: 'Répondre',
    validation: { type: 'automatic', fields: [], requiredCount },
    surveys: [aSurvey({ questions: every })],
    ...with_,
  });
export const taskOf = (step: SubTask): TaskDetail => aTaskDetail({ task: { subTasks: [step] } });
export const companion = { id: anId(), firstName: 'Claire', lastName: 'Nguyen', email: 'c@b.example', avatarUrl: null };

export const person = aProfile();

export const show = async (step = aStep(), task = taskOf(step)) => {
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
export const send = () => screen.findByRole('button', { name: 'Envoyer mes réponses' });
export const consent = () => screen.getByRole('checkbox', { name: /J’accepte/ });
