import { screen, waitFor, within } from '@testing-library/react';
import {
  aProfile,
  aSelectedProgram,
  aSubTaskSummary,
  aTask,
  axe,
  refuse,
  renderScreen,
  setNow,
} from '@passerelle/shared/testing';

import { programApi, type TasksBySection } from '../../testing/program-api';
import { HomeScreen } from '../home.screen';

const lastWeek = { index: 6, fromDate: '2026-11-09T00:00:00.000Z', validUntil: '2026-11-15T23:59:59.999Z' };
const nextWeek = { index: 8, fromDate: '2026-11-23T00:00:00.000Z', validUntil: '2026-11-29T23:59:59.999Z' };
const done = { status: 'validated', validationToken: null } as const;

const some = (): TasksBySection => ({
  current: [
    aTask({
      status: 'started',
      task: { name: 'Demander conseil', subTasks: [aSubTaskSummary({ userSubTask: done }), aSubTaskSummary()] },
    }),
    aTask({
      status: 'validated',
      validatedAt: '2026-11-17T10:00:00.000Z',
      task: { name: 'Relire votre CV', family: 'cv' },
    }),
  ],
  previous: [aTask({ period: lastWeek, task: { name: 'Enregistrer une annonce', family: 'offer' } })],
  next: [aTask({ period: nextWeek, task: { name: 'Préparer un entretien', family: 'hiring' } })],
});

const show = async (route = '/') => {
  const shown = await renderScreen(<HomeScreen />, { route });
  return { ...shown, tasks: await screen.findByRole('region', { name: 'Vos tâches' }) };
};
/** A task of a later week is not a link yet. */
const row = async (name: string, role: 'link' | 'button' = 'link') => {
  const item = (await screen.findByRole(role, { name })).closest('li');
  if (!item) throw new Error(`${name} is not in a list`);
  return within(item);
};
const chip = (name: string) => screen.findByRole('link', { name });

describe('the tasks of home', () => {
  it('shows this week, what can be caught up and what comes, and says the state of each in words', async () => {
    programApi(some());

    const { tasks } = await show();

    expect(
      await within(tasks).findByRole('region', { name: /^Cette semaine · 16\s– 22\snovembre$/ }),
    ).toBeInTheDocument();
    expect((await row('Demander conseil')).getByText('Commencée')).toBeInTheDocument();
    expect((await row('Demander conseil')).getByText('1 étape sur 2')).toBeInTheDocument();
    expect((await row('Relire votre CV')).getByText('Validée le 17 nov.')).toBeInTheDocument();
    expect((await row('Enregistrer une annonce')).getByText('À rattraper')).toBeInTheDocument();
    expect((await row('Enregistrer une annonce')).getByText('Jusqu’au 15 nov.')).toBeInTheDocument();
    expect((await row('Préparer un entretien', 'button')).getByText('À venir')).toBeInTheDocument();
    expect((await row('Préparer un entretien', 'button')).getByText('Recrutement')).toBeInTheDocument();
    await axe();
  });

  it('counts each filter, and stores the chosen one in the address', async () => {
    programApi(some());
    const { user, address } = await show();

    await user.click(await chip('Toutes 4'));
    await user.click(await chip('Semaines passées 1'));

    expect(address()).toBe('/?filter=previousWeeks');
    expect(await chip('Semaines passées 1')).toHaveAttribute('aria-current', 'true');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Demander conseil' })).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'Enregistrer une annonce' })).toBeInTheDocument();
    expect(await chip('Toutes 4')).toBeInTheDocument();
    expect(screen.getByRole('status').textContent).toMatch(/^1\stâche$/);
  });

  it('pages each section by itself, and a filter alone by fifteen', async () => {
    const previous = Array.from({ length: 17 }, (_, index) =>
      aTask({ period: lastWeek, task: { name: `Tâche ${index + 1}` } }),
    );
    programApi({ ...some(), previous });
    const { user, address } = await show();

    const section = within(await screen.findByRole('region', { name: 'Semaines passées' }));
    await user.click(await section.findByRole('link', { name: 'Page 2' }));
    expect(address()).toBe('/?previousWeeksPage=2');
    expect(await screen.findByRole('link', { name: 'Tâche 6' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Demander conseil' })).toBeInTheDocument();

    await user.click(await chip('Semaines passées 17'));
    expect(address()).toBe('/?filter=previousWeeks');
    expect(await screen.findByRole('link', { name: 'Tâche 15' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Tâche 16' })).not.toBeInTheDocument();
  });

  it('goes to the last page when the asked one is no more', async () => {
    const previous = Array.from({ length: 6 }, () => aTask({ period: lastWeek }));
    programApi({ ...some(), previous });

    const { address } = await show('/?previousWeeksPage=9');

    await waitFor(() => expect(address()).toBe('/?previousWeeksPage=2'));
  });

  it.each([
    ['/', 'Rien à faire pour l’instant'],
    ['/?filter=currentWeek', 'Aucune tâche cette semaine'],
    ['/?filter=previousWeeks', 'Rien à rattraper'],
    ['/?filter=nextWeek', 'Aucune tâche la semaine prochaine'],
  ])('at %s, nothing is « %s »', async (route, message) => {
    programApi();

    await show(route);

    expect(await screen.findByRole('heading', { level: 3, name: message })).toBeInTheDocument();
  });

  it('does not offer the weeks behind in the first week of a programme', async () => {
    setNow('2026-10-07T08:00:00.000Z');
    programApi();

    await show('/?filter=previousWeeks');

    expect(await screen.findByRole('heading', { name: 'Rien à faire pour l’instant' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Semaines passées/ })).not.toBeInTheDocument();
  });

  it('hides next week while the programme is suspended', async () => {
    const pause = {
      id: aProfile().id,
      fromDate: '2026-11-16T00:00:00.000Z',
      toDate: '2026-12-06T23:59:59.999Z',
      weeks: 2,
    };
    programApi(some(), { 'GET /me': () => aProfile({ selectedProgram: aSelectedProgram({ suspensions: [pause] }) }) });

    await show();

    expect(await screen.findByRole('link', { name: 'Demander conseil' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Semaine prochaine' })).not.toBeInTheDocument();
  });

  it('leads to the task from the keyboard', async () => {
    const tasks = some();
    programApi(tasks);
    const { user, address } = await show();
    const link = await screen.findByRole('link', { name: 'Demander conseil' });

    link.focus();
    await user.keyboard('{Enter}');

    expect(address()).toBe(`/program/task/${tasks.current?.[0]?.id}`);
  });

  it('tries again what failed', async () => {
    const api = programApi(some(), { 'GET /me/tasks': () => refuse(500, { code: 'unexpected' }) });
    const { user } = await show();

    const failed = within(await screen.findByRole('region', { name: 'Vos tâches ne répondent pas' }));
    expect(screen.getByRole('heading', { level: 2, name: 'Vos tâches' })).toBeInTheDocument();
    api.answer({ 'GET /me/tasks': programApiTasks() });
    await user.click(failed.getByRole('button', { name: 'Réessayer' }));

    expect(await screen.findByRole('heading', { name: 'Rien à faire pour l’instant' })).toBeInTheDocument();
  });
});

const programApiTasks = () => () => ({ items: [], totalCount: 0, page: 0, pageSize: 5, pageCount: 0 });
