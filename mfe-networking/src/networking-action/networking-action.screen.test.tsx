import { screen, waitFor, within } from '@testing-library/react';

import { anAppointment, axe, fact, fakeApi, refuse, renderScreen } from '@passerelle/shared/testing';
import { agendaWith, known, omar, open, past, pending, press, validated } from './action.test-helper';
import { NetworkingActionScreen } from './networking-action.screen';

const offer = { id: '00000000-0000-4000-8000-0000000000a1', title: 'Cheffe de projet travaux' };
const first = '00000000-0000-4000-8000-0000000000b1';
const note = { id: '00000000-0000-4000-8000-0000000000c1', text: 'Apporter le CV', date: '2026-11-10T11:00:00.000Z' };

describe('a networking action', () => {
  it('says when, with whom, where, and what it belongs to', async () => {
    const action = pending({
      date: '2026-11-24T11:30:00.000Z',
      type: 'real',
      address: { street: '4, quai des Étroits, Lyon' },
      jobOffer: offer,
      parent: first,
      parentTitle: 'Premier échange',
    });
    agendaWith(action);
    await open(action, { from: '/networking-actions?filter=active&page=2' });

    expect(fact('Date et heure').textContent).toMatch(/^mardi 24\snovembre à 12.h.30/);
    within(fact('Date et heure')).getByRole('button', { name: 'Ajouter à mon agenda' });
    const link = (name: string): HTMLElement => within(fact(name)).getByRole('link');
    expect(link('Contact')).toHaveAttribute('href', `/contacts/${action.contact?.id}`);
    expect(link('Annonce')).toHaveAttribute('href', `/job-offers/${offer.id}`);
    expect(link('Fait suite à')).toHaveAttribute('href', `/networking-actions/${first}`);
    expect(fact('Type').textContent).toBe('Demande de conseil');
    const map = link('Rendez‑vous');
    expect(map).toHaveAttribute('href', expect.stringContaining(encodeURIComponent('4, quai des Étroits, Lyon')));
    expect([map.getAttribute('target'), map.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Modifier')).toBe(`/networking-actions/${action.id}/edit`);
    expect(href('Retour aux actions')).toBe('/networking-actions?filter=active&page=2');
    expect(screen.queryByText(/^Action (validée|annulée)/)).not.toBeInTheDocument();
    await axe();
  });

  it.each([
    ['phone', { phone: '06 12 45 78 03' }, 'tel:0612457803'],
    ['video', { url: 'https://visio.example/a' }, 'https://visio.example/a'],
  ] as const)('is called or joined only while it is to come (%s)', async (type, place, href) => {
    const action = pending({ type, ...place });
    const { change } = agendaWith(action);
    const page = await open(action);
    expect(within(fact('Rendez‑vous')).getByRole('link')).toHaveAttribute('href', href);
    page.unmount();

    change({ status: 'validated', validatedAt: past, comment: 'Fait' });
    await open(action);
    expect(within(fact('Rendez‑vous')).queryByRole('link')).not.toBeInTheDocument();
  });

  it('still names a contact that was deleted', async () => {
    const action = pending({ contact: null, contactName: 'Thomas Le Goff' });
    agendaWith(action);
    await open(action);
    expect(fact('Contact').textContent).toBe('Thomas Le Goff');
    expect(within(fact('Contact')).queryByRole('link')).not.toBeInTheDocument();
  });

  it('validated, says so and is no longer edited, but still written about', async () => {
    const action = validated();
    agendaWith(action);
    await open(action);
    screen.getByText('Action validée le 17 novembre.');
    expect(screen.queryByRole('link', { name: 'Modifier' })).not.toBeInTheDocument();
    screen.getByRole('button', { name: 'Modifier le compte rendu' });
    screen.getByRole('button', { name: 'Ajouter une note' });
    screen.getByRole('button', { name: 'Ajouter un contact recommandé' });
    expect(screen.queryByRole('button', { name: /^Actions pour/ })).not.toBeInTheDocument();
    expect(screen.getAllByRole('button').at(-1)).toHaveTextContent('Supprimer');
  });

  it('cancelled, is only read', async () => {
    const action = pending({
      status: 'cancelled',
      cancelledAt: past,
      notes: [note],
      recommendedContacts: [known(omar)],
    });
    agendaWith(action);
    await open(action);
    screen.getByText('Action annulée le 17 novembre.');
    screen.getByText('Apporter le CV');
    screen.getByRole('link', { name: 'Omar Belkacem' });
    expect(screen.queryByRole('link', { name: 'Modifier' })).not.toBeInTheDocument();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Supprimer']);
    await axe();
  });

  it('says when there is none at the address', async () => {
    fakeApi({ 'GET /me/agenda/:appointmentId': () => refuse(404, { code: 'notFound' }) });
    const { id } = anAppointment();
    await renderScreen(<NetworkingActionScreen />, {
      route: `/networking-actions/${id}`,
      path: '/networking-actions/:networkingActionId',
    });
    await screen.findByRole('heading', { level: 1, name: 'Cette action n’est pas dans votre agenda' });
    expect(screen.getByRole('link', { name: 'Voir toutes les actions' })).toHaveAttribute(
      'href',
      '/networking-actions',
    );
    await axe();
  });

  it('is deleted, leads back to the list, and can be taken back from there', async () => {
    const action = pending();
    const { api } = agendaWith(action, {
      'DELETE /me/agenda/:appointmentId': () => undefined,
      'PUT /me/agenda/:appointmentId/restore': () => action,
    });
    const page = await open(action, { from: '/networking-actions?filter=active&page=2' });
    await press(page, /^Actions pour/);
    await page.user.click(screen.getByRole('menuitem', { name: 'Supprimer' }));
    await page.user.click(await screen.findByRole('button', { name: 'Supprimer l’action' }));

    await waitFor(() => expect(page.address()).toBe('/networking-actions?filter=active&page=2'));
    const messages = within(await screen.findByRole('region', { name: 'Messages' }));
    await page.user.click(await messages.findByRole('button', { name: 'Annuler' }));
    await screen.findByText('« Conseil » est de nouveau dans vos actions');
    expect(api.requestsOf('PUT /me/agenda/:appointmentId/restore').map(({ params }) => params)).toEqual([
      { appointmentId: action.id },
    ]);
    // A deleted entry is not fetched again: the answer would be a 404.
    expect(api.requestsOf('GET /me/agenda/:appointmentId')).toHaveLength(1);
  });
});
