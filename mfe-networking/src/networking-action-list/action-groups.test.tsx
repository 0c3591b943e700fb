import { screen, within } from '@testing-library/react';

import type { Appointment } from '@passerelle/shared/contract';
import { appointmentTypes, actionTypes } from '@passerelle/shared/contract/enums/networking';
import { anAppointment, axe, renderScreen } from '@passerelle/shared/testing';
import { ActionCard } from './action-groups';

const nothing = { cancel: () => undefined, remove: () => undefined };
const show = (action: Partial<Appointment>) =>
  renderScreen(
    <ul>
      <ActionCard action={anAppointment(action)} ask={nothing} />
    </ul>,
  );

/** The links other than that of the title. */
const waysOut = () =>
  screen.queryAllByRole('link').filter((link) => !link.getAttribute('href')?.startsWith('/networking-actions/'));

describe('the card of a networking action', () => {
  it('says what, when and with whom', async () => {
    await show({ title: 'Retour sur mon CV', actionType: 'feedbackQuery', date: '2026-11-24T11:30:00.000Z' });

    within(screen.getByRole('heading', { name: 'Retour sur mon CV' })).getByRole('link');
    screen.getByText('Demande d’avis');
    screen.getByText('mardi 24 novembre à 12 h 30');
    screen.getByText('Marie-Ange Lubin');
    screen.getByText('Groupe Alizé');
    await axe(screen.getByRole('list'));
  });

  it('leads to the video call, in another tab', async () => {
    await show({ type: 'video', url: 'https://visio.example/alize' });

    const link = screen.getByRole('link', { name: 'Rejoindre la visio (nouvel onglet)' });
    expect(link).toHaveAttribute('href', 'https://visio.example/alize');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('dials', async () => {
    await show({ type: 'phone', phone: '06 12 45 78 03' });

    expect(screen.getByRole('link', { name: /^06\s12\s45\s78\s03$/ })).toHaveAttribute('href', 'tel:0612457803');
  });

  it('says that a report is wanted once it is over, and not before', async () => {
    const { unmount } = await show({ status: 'pending', date: '2020-11-18T11:30:00.000Z' });
    screen.getByText('Compte rendu à écrire');
    unmount();

    await show({ status: 'pending', date: '2099-11-24T11:30:00.000Z' });
    expect(screen.queryByText('Compte rendu à écrire')).not.toBeInTheDocument();
  });

  it.each([
    [{ type: 'video', url: 'https://visio.example/alize' }, /^Rejoindre Comprendre/, 'https://visio.example/alize'],
    [{ type: 'phone', phone: '06 12 45 78 03' }, /^Appeler Comprendre/, 'tel:0612457803'],
    [
      { type: 'real', address: { street: '4, quai des Étroits' } },
      /^Itinéraire Comprendre/,
      'https://www.openstreetmap.org/search?query=4%2C%20quai%20des%20%C3%89troits',
    ],
  ] as const)('leads into a meeting that is about to begin, and not before (%s)', async (how, name, href) => {
    const { unmount } = await show({ ...how, date: '2026-11-18T11:30:01.000Z' });
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
    unmount();

    await show({ ...how, date: '2026-11-18T10:30:00.000Z' });
    screen.getByText('Dans une heure');
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('says that it is under way until it is over', async () => {
    await show({ date: '2026-11-18T08:45:00.000Z' });

    screen.getByText('En ce moment');
    expect(screen.queryByText('Compte rendu à écrire')).not.toBeInTheDocument();
  });

  it('says where', async () => {
    await show({ type: 'real', address: { street: '4, quai des Étroits, Lyon' } });

    screen.getByText('4, quai des Étroits, Lyon');
  });

  it.each([
    ['real', 'En personne'],
    ['phone', 'Par téléphone'],
    ['video', 'En visio'],
  ] as const)('says how, when no more is known (%s)', async (type, words) => {
    await show({ type, phone: null, url: null });

    screen.getByText(words);
    expect(waysOut()).toEqual([]);
  });

  it('says when it was validated, and no longer calls', async () => {
    await show({ status: 'validated', validatedAt: '2026-11-17T08:00:00.000Z', type: 'video' });

    screen.getByText('Validée le 17 novembre');
    screen.getByText('En visio');
    expect(waysOut()).toEqual([]);
  });

  it('says when it was cancelled', async () => {
    await show({ status: 'cancelled', cancelledAt: '2025-12-30T23:30:00.000Z' });

    screen.getByText('Annulée le 31 décembre 2025');
  });

  it('still names a contact that was deleted', async () => {
    await show({ contact: null, contactName: 'Thomas Le Goff' });

    screen.getByText('Thomas Le Goff');
  });

  it('offers to cancel only what is still to come', async () => {
    const { user } = await show({
      title: 'Retour sur mon CV',
      status: 'validated',
      validatedAt: '2026-11-17T08:00:00.000Z',
    });

    await user.click(screen.getByRole('button', { name: 'Actions pour «\u00A0Retour sur mon CV\u00A0»' }));

    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Voir', 'Supprimer']);
  });

  it('has words for everything the contract knows', async () => {
    for (const actionType of actionTypes) {
      for (const type of appointmentTypes) {
        const { unmount } = await show({ actionType, type, phone: null, url: null });
        expect(screen.getByRole('listitem').textContent).toMatch(/(Demande|Entretien|Relance).+(En|Par) /);
        unmount();
      }
    }
  });
});
