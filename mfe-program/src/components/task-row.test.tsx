import { screen, waitFor, within } from '@testing-library/react';
import type { SubTaskSummary, Task } from '@passerelle/shared/contract';
import { aSubTaskSummary, aTask, axe, refuse, renderScreen, setViewport } from '@passerelle/shared/testing';

import { programApi } from '../testing/program-api';
import { HomeScreen } from '../home/home.screen';

const automatic = { type: 'automatic', fields: [] as string[], requiredCount: null } as const;
const userSubTask = { status: 'pending', validationToken: 'task.token' } as const;
const nextWeek = { index: 8, fromDate: '2026-11-23T00:00:00.000Z', validUntil: '2026-11-29T23:59:59.999Z' };

const taskOf = (step: Partial<SubTaskSummary>, with_: Partial<Omit<Task, 'task'>> = {}) =>
  aTask({
    ...with_,
    task: { name: 'Explorer les fiches', subTasks: [aSubTaskSummary({ validation: automatic, userSubTask, ...step })] },
  });
const page = taskOf({ type: 'link', link: 'https://metiers.example/' });

const show = async (task: Task) => {
  const api = programApi({ current: [task] });
  const shown = await renderScreen(<HomeScreen />, { route: '/?filter=all' });
  return { ...shown, api, link: await screen.findByRole('link', { name: /^Explorer les fiches/ }) };
};
const described = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

describe('a task that one press can do', () => {
  it('has its name read out in its own language, without a note', async () => {
    const { link } = await show({ ...page, task: { ...page.task, contentLanguage: 'en' } });

    expect(within(link).getByText('Explorer les fiches')).toHaveAttribute('lang', 'en');
    expect(screen.queryByText(/^Ce contenu/)).not.toBeInTheDocument();
  });

  it('opens its page beside the product, counts it, and says so', async () => {
    const { user, api, link } = await show(page);
    api.answer({ 'POST /signedAction': () => ({ done: 'subTaskValidated' }) });
    expect(link.textContent).toBe('Explorer les fiches (nouvel onglet)');
    expect(described(link)).toBe('Ouvrir la page');
    expect(link).toHaveAttribute('target', '_blank');
    const asked = api.requestsOf('GET /me/tasks').length;

    await user.click(link);

    expect(await screen.findByText(/c’est compté/)).toBeInTheDocument();
    expect(api.requestsOf('POST /signedAction').map(({ body }) => body)).toEqual([{ token: 'task.token' }]);
    expect(api.requestsOf('GET /me/tasks').length).toBeGreaterThan(asked);
    expect(api.requestsOf('GET /me/stats').length).toBeGreaterThan(1);
  });

  it('counts once, however often it is pressed meanwhile', async () => {
    const { user, api, link } = await show(page);
    api.answer({ 'POST /signedAction': () => ({ done: 'subTaskValidated' }) });

    await user.dblClick(link);

    await screen.findByText(/c’est compté/);
    expect(api.requestsOf('POST /signedAction')).toHaveLength(1);
  });

  it('says that it was counted elsewhere, and shows how things are', async () => {
    const { user, api, link } = await show(page);
    api.answer({
      'POST /signedAction': () => refuse(400, { code: 'invalid', fields: { token: 'notAllowed' } }),
    });
    const asked = api.requestsOf('GET /me/tasks').length;

    await user.click(link);

    expect(await screen.findByText(/Cette étape a déjà été comptée/)).toBeInTheDocument();
    expect(api.requestsOf('GET /me/tasks').length).toBeGreaterThan(asked);
  });

  it('goes to where it is done, and says with which words', async () => {
    const { user, link, address } = await show(taskOf({ type: 'action', subType: 'contact' }));
    expect(described(link)).toBe('Ajouter un contact');

    await user.click(link);

    expect(address()).toBe('/contacts/create?validationToken=task.token');
  });

  it('says on a phone too what a press does', async () => {
    setViewport(360);
    const { link } = await show(page);

    expect(within(link.closest('li') ?? link).getByText('Ouvrir la page')).toBeInTheDocument();
    await axe();
  });
});

describe('a task of next week', () => {
  it('cannot be opened, and says when it can', async () => {
    programApi({ next: [taskOf({}, { period: nextWeek })] });
    const { user, address } = await renderScreen(<HomeScreen />, { route: '/?filter=all' });
    const task = await screen.findByRole('button', { name: 'Explorer les fiches' });
    expect(task).toHaveAttribute('aria-disabled', 'true');
    expect(described(task)).toMatch(/^Cette tâche s’ouvre lundi 23\snovembre\.$/);
    await axe();

    task.focus();
    await user.keyboard('{Enter}');

    await waitFor(() => expect(screen.getAllByText(/Cette tâche s’ouvre lundi 23\snovembre/)).toHaveLength(2));
    expect(address()).toBe('/?filter=all');
  });
});
