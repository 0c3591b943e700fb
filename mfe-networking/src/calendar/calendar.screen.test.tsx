import { screen, waitFor, within } from '@testing-library/react';

import type { Appointment, Paged } from '@passerelle/shared/contract';
import { anAppointment, axe, later, listOf, refuse, setViewport } from '@passerelle/shared/testing';

import { agenda, day, findDay, open, someAppointments } from './calendar.test-helper';

const all = () => Object.values(someAppointments());

const summary = () => screen.getByText(/cette semaine,/).parentElement;

describe('the calendar', () => {
  it('shows the month, asked for from midnight to midnight, what comes next, and how many there are', async () => {
    const api = agenda(all());
    await open();

    const cell = await findDay('jeudi 26 novembre, 2 rendez‑vous');
    screen.getByRole('heading', { level: 1, name: 'Calendrier des RDV' });
    screen.getByRole('grid', { name: 'novembre 2026' });
    expect(summary()).toHaveTextContent('1 rendez‑vous cette semaine, 2 la semaine prochaine.');
    screen.getByText('novembre 2026 : 4 rendez‑vous');
    within(cell).getByRole('link', { name: /^9.h Minh Nguyen Premier entretien Entretien d’embauche$/ });
    within(day(/^mardi 3 novembre/)).getByRole('link', { name: /Mei-Lin Zhao Premier café Validé$/ });
    expect(day(/^mercredi 18 novembre/)).toHaveAttribute('aria-current', 'date');
    const ahead = screen.getByRole('complementary');
    expect(
      within(ahead)
        .getAllByRole('heading', { level: 3 })
        .map((one) => one.textContent),
    ).toEqual(['vendredi 20\u00A0novembre', 'jeudi 26\u00A0novembre']);
    expect(api.requestsOf('GET /me/agenda')[0]?.query).toEqual({
      fromDate: '2026-10-25T23:00:00.000Z',
      toDate: '2026-12-06T22:59:59.999Z',
      status: ['pending', 'validated'],
      sort: 'date',
      order: 'asc',
      pageSize: 1337,
    });
    await axe();
  });

  it('is one stop of the keyboard: arrows go through the days and on to other months, which are read out', async () => {
    agenda([...all(), anAppointment({ date: '2026-12-24T09:00:00.000Z' })]);
    const { user, address } = await open();
    const first = await findDay(/^mercredi 18 novembre/);
    expect(
      within(screen.getByRole('grid'))
        .getAllByRole('cell')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toEqual([first]);
    first.focus();

    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(day(/^jeudi 26 novembre/)).toHaveFocus();
    await user.tab();
    expect(document.activeElement?.textContent).toContain('Minh Nguyen');
    await user.keyboard('{Escape}{Home}');
    expect(day(/^lundi 23 novembre/)).toHaveFocus();

    await user.keyboard('{PageDown}');
    await waitFor(() => expect(day(/^mercredi 23 décembre/)).toHaveFocus());
    expect(address()).toBe('/calendar?date=2026-12-23');
    await screen.findByText('décembre 2026 : 1 rendez‑vous');

    await user.keyboard('{Enter}');
    expect(address()).toBe('/networking-actions/create?date=2026-12-23');
  });

  it('opens a full day, whose appointments lead to their pages, and where more can be planned', async () => {
    const at = (hour: number) => anAppointment({ title: `À ${hour} h`, date: `2026-11-19T${hour}:00:00.000Z` });
    agenda([at(10), at(11), at(12), at(13), at(14)]);
    const { user, address } = await open();

    await user.click(await screen.findByRole('button', { name: '+ 3 autres' }));

    const dialog = await screen.findByRole('dialog', { name: /^jeudi 19.novembre$/ });
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(5);
    await axe(dialog);
    await user.click(within(dialog).getByRole('link', { name: 'À 14 h' }));
    expect(address()).toMatch(/^\/networking-actions\/[\da-f-]+$/);
  });

  it('shows the previous period until the next one is loaded, and says so when it fails', async () => {
    const api = agenda(all());
    const { user } = await open();
    await findDay(/^jeudi 26 novembre, 2/);
    const answer = later<Paged<Appointment>>();
    api.answer({ 'GET /me/agenda': () => answer.promise });

    await user.click(screen.getByRole('button', { name: 'Mois suivant' }));

    screen.getByRole('grid', { name: 'décembre 2026' });
    expect(screen.queryByText('Chargement…')).not.toBeInTheDocument();
    expect(screen.queryByText('Aucun rendez‑vous ce mois-là')).not.toBeInTheDocument();
    answer.resolve(listOf([]));
    await screen.findByText('Aucun rendez‑vous ce mois-là');

    api.answer({ 'GET /me/agenda': () => refuse(503, { code: 'notReady' }) });
    await user.click(screen.getByRole('button', { name: 'Mois suivant' }));
    await screen.findByRole('heading', { name: 'Votre calendrier ne répond pas' });
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    await axe();
    api.answer({ 'GET /me/agenda': () => listOf([]) });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    await screen.findByRole('grid', { name: 'janvier 2027' });
  });

  it('shows a week by hours, where an empty one can be planned, and what was cancelled to who asks for it', async () => {
    const off = anAppointment({
      title: 'Annulé',
      date: '2026-11-17T05:30:00.000Z',
      status: 'cancelled' as const,
      cancelledAt: '2026-11-16T08:00:00.000Z',
    });
    agenda([...all(), off]);
    const { user, address } = await open('/calendar?view=week');

    await findDay('vendredi 20 novembre, 16 h, 1 rendez‑vous');
    screen.getByRole('grid', { name: /^16.–.22.novembre$/ });
    expect(screen.queryByRole('rowheader', { name: '6 h' })).not.toBeInTheDocument();
    await axe();
    await user.click(screen.getByRole('button', { name: 'Rendez‑vous annulés' }));
    await findDay('mardi 17 novembre, 6 h, 1 rendez‑vous');
    expect(address()).toBe('/calendar?show=cancelled&view=week');

    day('mercredi 18 novembre, 10 h, aucun rendez‑vous').focus();
    await user.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    expect(address()).toBe('/networking-actions/create?date=2026-11-19T11%3A00');
  });

  it('explains what appointments are while there are none at all', async () => {
    agenda([]);
    await open('/calendar?view=agenda');

    await screen.findByRole('heading', { name: 'Aucun rendez‑vous pour le moment' });
    await axe();
  });

  it('is a list on a phone, after the days with their marks, with what is to come first', async () => {
    setViewport(360);
    agenda(all());
    const { user, address } = await open();

    await screen.findByRole('heading', { level: 2, name: 'À venir' });
    expect(screen.getAllByRole('heading').map((one) => one.textContent)).toEqual([
      'Calendrier des RDV',
      'novembre 2026',
      'À venir',
      'vendredi 20\xA0novembre',
      'jeudi 26\xA0novembre',
      'Plus tôt ce mois-ci',
      'mardi 3\xA0novembre',
    ]);
    await axe();
    await user.click(day(/^samedi 21 novembre/));
    await screen.findByText('Aucun rendez‑vous ce jour-là.');
    await user.click(screen.getByRole('button', { name: 'Planifier ce jour-là' }));
    expect(address()).toBe('/networking-actions/create?date=2026-11-21');
  });

  it('waits on a phone for all that is to come before it lists what is over, which would move down', async () => {
    setViewport(360);
    const upcoming = later<Paged<Appointment>>();
    agenda(all(), { 'GET /me/agenda': ({ query }) => (query['toDate'] ? listOf(all()) : upcoming.promise) });
    await open();

    await findDay(/^jeudi 26 novembre/);
    expect(screen.queryByText('Plus tôt ce mois-ci')).not.toBeInTheDocument();

    upcoming.reject(refuse(503, { code: 'notReady' }));
    await screen.findByText('Plus tôt ce mois-ci');
    screen.getByRole('heading', { name: 'À venir' });
  });

  it('lists all that is to come, of later months too, and asks of what is over for its report', async () => {
    setViewport(360);
    const over = anAppointment({ title: 'Visite', date: '2026-11-17T09:00:00.000Z' });
    const today = anAppointment({ title: 'Ce soir', date: '2026-11-18T17:00:00.000Z' });
    const inJanuary = anAppointment({ title: 'En janvier', date: '2027-01-12T09:00:00.000Z' });
    agenda([over, today, inJanuary]);
    await open();

    await screen.findByText('En janvier');
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Aujourd’hui, mercredi 18\u00A0novembre',
      'mardi 12\u00A0janvier 2027',
      'mardi 17\u00A0novembre',
    ]);
    const items = within(screen.getByRole('list', { name: /^mardi 17/ }));
    items.getByText('Compte rendu à écrire');
    expect(summary()).toHaveTextContent('1 rendez‑vous cette semaine, aucun la semaine prochaine.');
  });
});
