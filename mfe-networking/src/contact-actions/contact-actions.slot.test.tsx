import { screen, within } from '@testing-library/react';

import type { Appointment, Paged } from '@passerelle/shared/contract';
import { anAppointment, axe, fakeApi, later, listOf, refuse, renderScreen } from '@passerelle/shared/testing';
import { ContactActionsSlot } from './contact-actions.slot';

const contactId = '00000000-0000-4000-8000-00000000000c';
const open = () => renderScreen(<ContactActionsSlot contactId={contactId} />);
const planned = anAppointment({ title: 'Retour sur mon CV', date: '2026-11-20T15:30:00.000Z', type: 'phone' });
const done = anAppointment({ title: 'Café', status: 'validated', validatedAt: '2026-10-03T09:00:00.000Z' });
const off = anAppointment({ title: 'Visite', status: 'cancelled', cancelledAt: '2026-10-02T09:00:00.000Z' });

describe('the networking actions with a contact', () => {
  it('says what, when, how, and what became of it', async () => {
    const api = fakeApi({ 'GET /me/agenda': () => listOf([planned, done, off]) });
    await open();

    const rows = within(await screen.findByRole('list', { name: 'Actions avec cette personne' })).getAllByRole(
      'listitem',
    );
    expect(rows).toHaveLength(3);
    const [first, second, third] = rows.map((row) => within(row));
    first?.getByRole('heading', { level: 3, name: 'Retour sur mon CV' });
    first?.getByText(/^vendredi 20\snovembre à 16.h.30$/);
    first?.getByText('Par téléphone');
    first?.getByText('À venir');
    second?.getByText(/^Validée le 3/);
    third?.getByText(/^Annulée le 2/);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(api.requestsOf('GET /me/agenda')[0]?.query).toEqual({
      contact: contactId,
      page: 0,
      pageSize: 5,
      sort: 'date',
      order: 'desc',
    });
    await axe();
  });

  it('turns to the older ones and back', async () => {
    fakeApi({
      'GET /me/agenda': ({ query }) => ({
        ...listOf([query['page'] === 1 ? done : planned]),
        totalCount: 6,
        pageCount: 2,
        pageSize: 5,
        page: Number(query['page']),
      }),
    });
    const { user } = await open();
    await screen.findByText('Page 1 sur 2');
    expect(screen.queryByRole('button', { name: 'Plus récentes' })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Plus anciennes' }));

    await screen.findByText('Café');
    expect(screen.queryByRole('button', { name: 'Plus anciennes' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Plus récentes' }));
    await screen.findByText('Retour sur mon CV');
  });

  it('is busy, and then says that nothing is planned', async () => {
    const answer = later<Paged<Appointment>>();
    fakeApi({ 'GET /me/agenda': () => answer.promise });
    await open();

    await screen.findByText('Chargement…');
    answer.resolve(listOf([]));
    await screen.findByText('Rien n’est encore planifié avec cette personne.');
    await axe();
  });

  it('says that it does not answer, and tries again', async () => {
    const api = fakeApi({ 'GET /me/agenda': () => refuse(503, { code: 'notReady' }) });
    const { user } = await open();
    await screen.findByRole('heading', { name: 'Vos actions ne répondent pas' });

    api.answer({ 'GET /me/agenda': () => listOf([planned]) });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));

    await screen.findByText('Retour sur mon CV');
  });
});
