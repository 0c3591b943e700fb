import { screen, waitFor, within } from '@testing-library/react';

import type { Appointment } from '@passerelle/shared/contract';
import { anAppointment, axe, fakeApi, listOf, refuse, renderScreen } from '@passerelle/shared/testing';
import { NetworkingActionListScreen } from './networking-action-list.screen';

const advice = anAppointment({ title: 'Conseil' });
const other = anAppointment({ title: 'Relance du cabinet' });

async function openMenu() {
  let actions: Appointment[] = [advice, other];
  const leave = (): void => {
    actions = [other];
  };
  const api = fakeApi({
    'GET /me/agenda': () => listOf(actions),
    'GET /me/agenda/count': () => ({ pending: actions.length, validated: 0, cancelled: 0, upcoming: 0, past: 0 }),
    'PUT /me/agenda/:appointmentId': () => {
      leave();
      return { ...advice, status: 'cancelled', cancelledAt: '2026-11-18T09:30:00.000Z' };
    },
    'DELETE /me/agenda/:appointmentId': () => leave() ?? undefined,
    'PUT /me/agenda/:appointmentId/restore': () => {
      actions = [advice, other];
      return advice;
    },
  });
  const { user } = await renderScreen(<NetworkingActionListScreen />, { route: '/networking-actions' });
  await user.click(await screen.findByRole('button', { name: 'Actions pour «\u00A0Conseil\u00A0»' }));
  return { api, user };
}

const isGone = () => waitFor(() => expect(screen.queryByRole('heading', { name: 'Conseil' })).not.toBeInTheDocument());

describe('the dialog of an action in the list', () => {
  it('cancels the action after a confirmation', async () => {
    const { api, user } = await openMenu();
    await user.click(screen.getByRole('menuitem', { name: 'Annuler l’action' }));
    const dialog = await screen.findByRole('dialog', { name: 'Annuler «\u00A0Conseil\u00A0»\u202F?' });
    await axe(dialog);

    await user.click(screen.getByRole('button', { name: 'Annuler l’action' }));

    await screen.findByText('« Conseil » est annulée');
    expect(api.requestsOf('PUT /me/agenda/:appointmentId').map(({ params, body }) => [params, body])).toEqual([
      [{ appointmentId: advice.id }, { id: advice.id, status: 'cancelled' }],
    ]);
    await isGone();
    await screen.findByRole('link', { name: 'En cours 1' });
  });

  it('deletes nothing when it is closed', async () => {
    const { api, user } = await openMenu();
    await user.click(screen.getByRole('menuitem', { name: 'Annuler l’action' }));

    await user.click(await screen.findByRole('button', { name: 'Garder l’action' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.requestsOf('PUT /me/agenda/:appointmentId')).toEqual([]);
  });

  it('shows the stored state when it was settled elsewhere', async () => {
    const { api, user } = await openMenu();
    api.answer({
      'PUT /me/agenda/:appointmentId': () => refuse(409, { code: 'conflict' }),
      'GET /me/agenda': () => listOf([other]),
    });
    await user.click(screen.getByRole('menuitem', { name: 'Annuler l’action' }));

    await user.click(await screen.findByRole('button', { name: 'Annuler l’action' }));

    await screen.findByText(/les informations ont changé entre-temps/);
    await isGone();
  });

  it('deletes the action after a confirmation, and offers to undo', async () => {
    const { api, user } = await openMenu();
    await user.click(screen.getByRole('menuitem', { name: 'Supprimer' }));
    await screen.findByRole('dialog', { name: 'Supprimer «\u00A0Conseil\u00A0»\u202F?' });

    await user.click(screen.getByRole('button', { name: 'Supprimer l’action' }));

    await screen.findByText('« Conseil » est supprimée');
    expect(api.requestsOf('DELETE /me/agenda/:appointmentId')).toHaveLength(1);
    await isGone();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Liste' })).toHaveFocus());

    await user.click(within(screen.getByRole('region', { name: 'Messages' })).getByRole('button', { name: 'Annuler' }));

    await screen.findByText('« Conseil » est de nouveau dans vos actions');
    await screen.findByRole('heading', { name: 'Conseil' });
  });

  it('takes an action that is gone already as deleted', async () => {
    const { api, user } = await openMenu();
    api.answer({ 'DELETE /me/agenda/:appointmentId': () => refuse(404, { code: 'notFound' }) });
    await user.click(screen.getByRole('menuitem', { name: 'Supprimer' }));

    await user.click(await screen.findByRole('button', { name: 'Supprimer l’action' }));

    await screen.findByText('« Conseil » est supprimée');
  });
});
