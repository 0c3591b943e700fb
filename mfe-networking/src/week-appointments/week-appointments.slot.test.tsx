import { screen, waitFor, within } from '@testing-library/react';

import { invalidate } from '@passerelle/shared/client';
import type { Appointment, Paged } from '@passerelle/shared/contract';
import { anAppointment, axe, fakeApi, later, listOf, refuse, renderScreen } from '@passerelle/shared/testing';
import { WeekAppointmentsSlot } from './week-appointments.slot';

const advice = anAppointment({ title: 'Retour sur mon CV', date: '2026-11-20T15:30:00.000Z' });
const open = () => renderScreen(<WeekAppointmentsSlot />);

describe('the appointments of the week, on home', () => {
  it('says whom one meets, when and how, in the order of their dates', async () => {
    const api = fakeApi({ 'GET /me/agenda': () => listOf([advice]) });

    await open();

    const list = await screen.findByRole('list', { name: 'Rendez‑vous de la semaine' });
    within(list).getByRole('heading', { level: 3, name: 'Retour sur mon CV' });
    for (const text of ['vendredi 20 novembre', '16 h 30', 'En visio', 'Marie-Ange Lubin'])
      within(list).getByText(text);
    expect(api.requestsOf('GET /me/agenda')[0]?.query).toEqual({
      fromDate: '2026-11-16T00:00:00.000Z',
      toDate: '2026-11-22T23:59:59.999Z',
      status: ['pending'],
      sort: 'date',
      order: 'asc',
      pageSize: 25,
    });
    await axe();
  });

  it('shows what is to come first, today in words, and asks of what is over for its report', async () => {
    const over = anAppointment({ title: 'Visite', date: '2026-11-16T09:00:00.000Z' });
    const soon = anAppointment({
      title: 'Appel',
      date: '2026-11-18T11:00:00.000Z',
      type: 'phone',
      phone: '0612457803',
    });
    fakeApi({ 'GET /me/agenda': () => listOf([over, soon, advice]) });

    await open();

    const list = await screen.findByRole('list', { name: 'Rendez‑vous de la semaine' });
    const titles = within(list).getAllByRole('heading');
    expect(titles.map(({ textContent }) => textContent)).toEqual(['Appel', 'Retour sur mon CV', 'Visite']);
    for (const text of ['Aujourd’hui à 12 h', 'Dans 2 heures', 'Compte rendu à écrire']) within(list).getByText(text);
    expect(within(list).getByRole('link', { name: /^Appeler/ })).toHaveAttribute('href', 'tel:0612457803');
    expect(within(list).getByRole('link', { name: 'Écrire le compte rendu Visite' })).toHaveAttribute(
      'href',
      `/networking-actions/${over.id}#compte-rendu`,
    );
    await axe();
  });

  it('is busy until the answer is there', async () => {
    const answer = later<Paged<Appointment>>();
    fakeApi({ 'GET /me/agenda': () => answer.promise });

    await open();

    await screen.findByText('Chargement…');
    answer.resolve(listOf([]));
    await screen.findByText('Aucun rendez‑vous en attente cette semaine.');
    screen.getByRole('heading', { level: 2, name: 'Rendez‑vous' });
    await axe();
  });

  it('says that it does not answer, and tries again', async () => {
    const api = fakeApi({ 'GET /me/agenda': () => refuse(503, { code: 'notReady' }) });
    const { user } = await open();
    await screen.findByRole('heading', { name: 'Vos rendez‑vous ne répondent pas' });
    await axe();

    api.answer({ 'GET /me/agenda': () => listOf([advice]) });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));

    await screen.findByText('Retour sur mon CV');
  });

  it('follows what is planned and deleted elsewhere', async () => {
    const api = fakeApi({ 'GET /me/agenda': () => listOf([]) });
    await open();
    await screen.findByText('Aucun rendez‑vous en attente cette semaine.');

    api.answer({ 'GET /me/agenda': () => listOf([advice]) });
    await invalidate('/me/agenda');

    await waitFor(() => screen.getByText('Retour sur mon CV'));
  });
});
