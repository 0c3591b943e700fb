import type { Draft, SubTask, SurveyQuestion, SurveySubType, TaskDetail, TradeList } from '@passerelle/shared/contract';
import {
  aProfile,
  aQuestion,
  aSubTask,
  aSurvey,
  aTaskDetail,
  fakeApi,
  listOf,
  renderScreen,
} from '@passerelle/shared/testing';

import { SurveyFormSlot } from '../survey-form/survey-form.slot';

export const answerOf = (value: string, label = value) => [{ label, values: [value] }];

export const choice = (id: string, label: string, offered: Record<string, string>): SurveyQuestion =>
  aQuestion({
    id,
    label,
    type: 'list',
    answers: Object.entries(offered).map(([value, name]) => ({
      label: name,
      values: [value],
    })),
  });

export const rating = (id: string, label: string, intelligence: string): SurveyQuestion =>
  choice(id, label, { [intelligence]: `Nom de ${intelligence}` });

export const aSurveyStep = (
  surveySubType: SurveySubType,
  questions: SurveyQuestion[],
  { resultTexts = [], ...with_ }: Partial<SubTask> & Partial<Pick<SubTask['surveys'][number], 'resultTexts'>> = {},
): SubTask => {
  const step = aSubTask({
    type: 'survey',
    surveySubType,
    title: 'Passer le test',
    validation: {
      type: 'automatic',
      fields: [],
      requiredCount: questions.length,
    },
    surveys: [
      aSurvey({
        title: 'Passer le test',
        questions,
        resultTexts,
      }),
    ],
  });
  return { ...step, userSubTask: { ...step.userSubTask, validationToken: 'task.a-token' }, ...with_ };
};

export const answered = (step: SubTask, surveyResponses: SubTask['userSubTask']['surveyResponses']): SubTask => ({
  ...step,
  userSubTask: {
    ...step.userSubTask,
    status: 'validated',
    surveyResponses,
    updatedAt: '2026-11-17T10:00:00.000Z',
  },
});

/** Before a pack of trades is imported. */
export const noTrades: TradeList = { ...listOf([]), source: null };

const noDraft: Draft = { content: null, version: 0, updatedAt: null };

export const taskOf = (step: SubTask): TaskDetail => aTaskDetail({ task: { subTasks: [step] } });

/** Renders the form of a step, or its results, in a page with the headings of the screen of its task. */
export async function showStep(step: SubTask, task = taskOf(step), person = aProfile()) {
  const onSaved = jest.fn();
  const api = fakeApi({
    'GET /me/tasks/:taskId': () => task,
    'GET /me/drafts/:key': () => noDraft,
    'PUT /me/drafts/:key': () => ({ ...noDraft, content: {}, version: 1 }),
    'DELETE /me/drafts/:key': () => undefined,
    'PUT /me/tasks/:taskId/subTask/:subTaskId': () => task,
    'GET /me/trades': () => noTrades,
    'POST /signedAction': () => ({ done: 'subTaskValidated' }),
  });
  const shown = await renderScreen(
    <>
      <h1>Une tâche</h1>
      <h2>Les étapes</h2>
      <h3>{step.title}</h3>
      <SurveyFormSlot taskId={task.id} subTaskId={step.id} onSaved={onSaved} />
    </>,
    { person },
  );
  return { ...shown, api, onSaved, step, task };
}
