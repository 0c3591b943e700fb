import { screen, waitFor, within } from '@testing-library/react';
import { aTaskDetail, anId, axe, refuse } from '@passerelle/shared/testing';

import { aStep, aTaskOf, doneStep, showTask } from '../testing/task-page';

const [one, two] = [aStep({ type: 'text', title: 'Une' }), aStep({ type: 'text', title: 'Deux' })];
const id = anId();
const hand = { id, mode: 'manual', validationToken: 'hand.token' } as const;
const validated = aTaskOf([doneStep(one), doneStep(two)], {
  id,
  mode: 'manual',
  status: 'validated',
  validatedAt: '2026-11-18T09:30:00.000Z',
});
const button = () => screen.findByRole('button', { name: 'Valider la tâche' });

// Loading the lazy chunk takes a while the first time.
beforeAll(() => import('../home/task-completed/task-completed-dialog'));

describe('a task that is validated by hand', () => {
  it('is validated at once when all is done, and the page goes to the top', async () => {
    const { user, api } = await showTask(aTaskOf([doneStep(one), doneStep(two)], hand), {}, validated);

    await user.click(await button());

    expect(await screen.findByText('Tâche validée le 18 novembre.')).toBeInTheDocument();
    expect(api.requestsOf('POST /signedAction').map(({ body }) => body)).toEqual([{ token: 'hand.token' }]);
    expect(screen.queryByRole('button', { name: 'Valider la tâche' })).not.toBeInTheDocument();
    await screen.findByRole('dialog', { name: /^Tâche validée/ });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement?.id).toBe('task-banner'));
  });

  it('asks first while steps are left, and can be left alone', async () => {
    const { user, api } = await showTask(aTaskOf([doneStep(one), two], hand), {}, validated);

    await user.click(await button());
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Il reste 1 étape. Elle comptera comme faite.')).toBeInTheDocument();
    await axe(document.body);
    await user.click(dialog.getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.requestsOf('POST /signedAction')).toHaveLength(0);

    await user.click(await button());
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Valider la tâche' }));

    expect(await screen.findByText('Tâche validée le 18 novembre.')).toBeInTheDocument();
    expect(await screen.findByRole('dialog', { name: /^Tâche validée/ })).toBeInTheDocument();
  });

  it('promises no points where there are none, and says of no step that it is done where there is none', async () => {
    const { unmount } = await showTask(aTaskDetail({ ...hand, task: { points: 0, subTasks: [] } }));
    await button();
    expect(screen.getByText('C’est vous qui dites quand cette tâche est faite.')).toBeInTheDocument();
    unmount();

    await showTask(aTaskDetail({ ...hand, task: { points: 20, subTasks: [] } }));
    await button();
    expect(screen.getByText(/^C’est vous qui dites .* Elle rapporte 20\spoints\.$/)).toBeInTheDocument();
  });

  it('says in the server’s words why it cannot be', async () => {
    const message = 'Cette tâche a été annulée : votre programme a changé ou est terminé.';
    const refused = () => refuse(409, { code: 'conflict', message });
    const { user } = await showTask(aTaskOf([doneStep(one)], hand), { handlers: { 'POST /signedAction': refused } });

    await user.click(await button());

    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it('has no such button without a token', async () => {
    await showTask(aTaskOf([one]));

    expect(screen.queryByRole('button', { name: 'Valider la tâche' })).not.toBeInTheDocument();
  });
});
