import { screen, within } from '@testing-library/react';
import type { SubTaskSummary } from '@passerelle/shared/contract';
import { aSubTaskSummary, aTask, axe, refuse, renderScreen, setNow } from '@passerelle/shared/testing';

import { programApi, type TasksBySection } from '../../testing/program-api';
import { HomeScreen } from '../home.screen';

const done = { status: 'validated', validationToken: null } as const;
const lastWeek = { index: 6, fromDate: '2026-11-09T00:00:00.000Z', validUntil: '2026-11-15T23:59:59.999Z' };
const advice = (subTasks: SubTaskSummary[] = [aSubTaskSummary({ userSubTask: done }), aSubTaskSummary()]) =>
  aTask({ status: 'started', task: { name: 'Solliciter deux avis', subTasks } });
const late = aTask({ period: lastWeek, task: { name: 'Relire votre CV' } });

const show = async (tasks: TasksBySection) => {
  const api = programApi(tasks);
  const shown = await renderScreen(<HomeScreen />);
  return { ...shown, api };
};
const step = async () => within(await screen.findByRole('region', { name: 'Prochaine étape' }));

describe('the next step on home', () => {
  it('is what has begun this week, with its step and its one way on', async () => {
    const { user, address } = await show({ current: [aTask({ task: { name: 'Autre' } }), advice()], previous: [late] });

    const next = await step();
    expect(next.getByText('À faire maintenant : Solliciter deux avis, étape 2 sur 2.')).toBeInTheDocument();
    expect(next.queryByText('Dernier jour.')).not.toBeInTheDocument();
    await axe();
    await user.click(next.getByRole('link', { name: 'Continuer la tâche' }));

    expect(address()).toMatch(/^\/program\/task\//);
  });

  it('says on the Sunday that this is the last day, there and on the row', async () => {
    setNow('2026-11-22T09:00:00.000Z');
    await show({ current: [advice()] });

    expect((await step()).getByText('Dernier jour.')).toBeInTheDocument();
    expect(screen.getByText('Dernier jour : se termine ce soir')).toBeInTheDocument();
  });

  it('leaves the contained button to what comes first, and gives it to planning when nothing is left', async () => {
    const { unmount } = await show({ current: [advice()] });
    await step();
    const contained = () => document.querySelectorAll('.MuiButton-contained');
    expect(Array.from(contained(), ({ textContent }) => textContent)).toEqual(['Continuer la tâche']);
    unmount();

    await show({ current: [aTask({ status: 'validated', task: { name: 'Faite' } })] });
    await screen.findByRole('link', { name: 'Faite' });
    expect(screen.queryByRole('region', { name: 'Prochaine étape' })).not.toBeInTheDocument();
    expect(Array.from(contained(), ({ textContent }) => textContent)).toEqual(['Planifier une action']);
  });

  it('offers what can be caught up once this week is done', async () => {
    await show({ current: [aTask({ status: 'validated' })], previous: [late] });

    const next = await step();
    expect(next.getByText('À rattraper, si vous le souhaitez : Relire votre CV.')).toBeInTheDocument();
    expect(screen.queryByText(/À faire maintenant/)).not.toBeInTheDocument();
    expect(next.getByText(/les points comptent/)).toBeInTheDocument();
  });

  it('does in one press what the row does', async () => {
    const page = aSubTaskSummary({
      type: 'link',
      link: 'https://metiers.example/',
      validation: { type: 'automatic', fields: [], requiredCount: null },
      userSubTask: { status: 'pending', validationToken: 'task.token' },
    });
    const { user, api } = await show({ current: [advice([page])] });
    api.answer({ 'POST /signedAction': () => ({ done: 'subTaskValidated' }) });

    const link = (await step()).getByRole('link', { name: 'Ouvrir la page (nouvel onglet)' });
    expect(link).toHaveAttribute('href', 'https://metiers.example/');
    await user.click(link);

    expect(await screen.findByText(/c’est compté/)).toBeInTheDocument();
    expect(api.requestsOf('POST /signedAction').map(({ body }) => body)).toEqual([{ token: 'task.token' }]);
  });

  it('asks for its tasks with the calls of the list, and does not hide the rest where they fail', async () => {
    const { api, unmount } = await show({ current: [advice()] });
    await step();
    expect(api.requestsOf('GET /me/tasks')).toHaveLength(3);
    unmount();

    programApi({}, { 'GET /me/tasks': () => refuse(500, { code: 'unexpected' }) });
    await renderScreen(<HomeScreen />);
    expect(await screen.findByRole('heading', { name: 'Baromètre' })).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Vos tâches ne répondent pas' })).toBeInTheDocument();
  });
});
