import { screen, waitFor, within } from '@testing-library/react';
import { anId, aTask, axe, listOf, someStats } from '@passerelle/shared/testing';
import type { Handlers } from '@passerelle/shared/testing';
import type { TaskReward } from '@passerelle/shared/contract';

import { answered, aStep, aTaskOf, doneStep, showTask } from '../../testing/task-page';

const read = aStep({ type: 'text', title: 'Lire' });
const dialog = async () => within(await screen.findByRole('dialog', { name: /^Tâche validée/ }));
const gauges = { ...someStats().gauges, actions: { points: 60, total: 100, ratio: 60 } };
const week = { ...someStats().week, remainingActions: 0 };

/** Reads the only step that is left, after which the task is validated with this reward. */
async function finish(reward: TaskReward | null, handlers: Handlers = {}) {
  const id = anId();
  const shown = await showTask(
    aTaskOf([read], { id, status: 'started' }),
    { handlers: { 'GET /me/stats': () => someStats({ gauges, week }), ...handlers } },
    aTaskOf([doneStep(read)], { id, status: 'validated', validatedAt: '2026-11-18T09:30:00.000Z', reward }),
  );
  await shown.user.click(await screen.findByRole('button', { name: 'J’ai lu' }));
  return { ...shown, id };
}

// Loading the lazy chunk takes a while the first time.
beforeAll(() => import('./task-completed-dialog'));

describe('the moment a task is validated', () => {
  it('says what it brought among the points of the week, and what comes next', async () => {
    const next = aTask({ task: { name: 'Relire votre CV' } });
    const { user, address } = await finish(
      { points: 20, badge: null },
      { 'GET /me/tasks': ({ query }) => listOf(query.isPeriodValid ? [] : [next]) },
    );

    const moment = await dialog();
    expect(await moment.findByText(/^\+20\spoints, 60 sur 100 cette semaine$/)).toBeInTheDocument();
    expect(moment.getByText('Demander conseil')).toBeInTheDocument();
    expect(await moment.findByText('Ensuite : Relire votre CV.')).toBeInTheDocument();
    await axe(document.body);
    await user.click(moment.getByRole('link', { name: 'Continuer avec la suite' }));
    expect(address()).toBe(`/program/task/${next.id}`);
  });

  it('leads to the results of a test first', async () => {
    const id = anId();
    const test = aStep({
      type: 'survey',
      surveySubType: 'colors',
      title: 'Vos couleurs',
      userSubTask: { ...answered, surveyResponses: {} },
    });
    const next = aTask({ task: { name: 'Relire votre CV' } });
    const { user, address } = await showTask(
      aTaskOf([test, read], { id, status: 'started' }),
      { handlers: { 'GET /me/tasks': ({ query }) => listOf(query.isPeriodValid ? [] : [next]) } },
      aTaskOf([test, doneStep(read)], { id, status: 'validated', validatedAt: '2026-11-18T09:30:00.000Z' }),
    );
    await user.click(await screen.findByRole('button', { name: 'J’ai lu' }));

    const moment = await dialog();
    await moment.findByRole('link', { name: 'Continuer avec la suite' });
    expect(moment.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Voir mes résultats',
      'Continuer avec la suite',
      'Revenir à l’accueil',
    ]);
    await user.click(moment.getByRole('link', { name: 'Voir mes résultats' }));

    expect(address()).toContain(`/program/task/${id}`);
    await waitFor(() => expect(document.getElementById(`step-${test.id}`)).toHaveFocus());
  });

  it('names the badge that it completed, and that the goal is reached', async () => {
    await finish({ points: 20, badge: { type: 'linkedin', level: 'lvl2' } });

    const moment = await dialog();
    expect(await moment.findByText('Badge LinkedIn')).toBeInTheDocument();
    expect(moment.getByText('Argent')).toBeInTheDocument();
    expect(moment.getByText(/^Objectif atteint\./)).toBeInTheDocument();
    expect(moment.getByRole('link', { name: 'Revenir à l’accueil' })).toHaveAttribute('href', '/');
  });

  it('speaks of no points where nothing was earned', async () => {
    await finish(null);

    expect((await dialog()).queryByText(/points/)).not.toBeInTheDocument();
  });

  it('comes on the way back where the last step is done on another screen, and only once', async () => {
    const id = anId();
    const validated = aTaskOf([doneStep(read)], { id, status: 'validated' });
    const before = await showTask(aTaskOf([read], { id, status: 'started' }));
    before.unmount();

    const back = await showTask(validated);
    expect(await dialog()).toBeTruthy();
    back.unmount();

    await showTask(validated);
    await waitFor(() => expect(screen.getByText('Tâche validée.')).toBeInTheDocument());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('does not come for a task that was validated before it was seen', async () => {
    await showTask(aTaskOf([doneStep(read)], { id: anId(), status: 'validated' }));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
