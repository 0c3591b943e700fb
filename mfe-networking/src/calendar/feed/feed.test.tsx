import type { CalendarFeed } from '@passerelle/shared/contract';
import { axe, fakeApi, refuse, renderScreen } from '@passerelle/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';

import { FeedButton } from './feed';

const url = 'https://passerelle.example/api/calendars/abcdefghijklmnop';

async function openFeed(initial: CalendarFeed | null) {
  let feed = initial;
  const api = fakeApi({
    'GET /me/calendarFeed': () => feed,
    'POST /me/calendarFeed': () => {
      feed = { createdAt: '2026-11-18T09:30:00.000Z', lastReadAt: null };
      return { ...feed, url };
    },
    'DELETE /me/calendarFeed': () => {
      feed = null;
    },
  });
  const { user } = await renderScreen(<FeedButton />);
  await user.click(screen.getByRole('button', { name: 'S’abonner depuis mon agenda' }));
  const dialog = await screen.findByRole('dialog', { name: 'S’abonner depuis mon agenda' });
  return { api, user, dialog };
}
const old: CalendarFeed = { createdAt: '2026-10-02T08:00:00.000Z', lastReadAt: '2026-11-18T07:30:00.000Z' };

describe('the private feed of the agenda', () => {
  it('says who sees what, makes the link, shows it once and copies it', async () => {
    const { api, user, dialog } = await openFeed(null);
    within(dialog).getByText(/^Le titre, la date, la personne.*Jamais vos comptes rendus ni vos notes/);
    api.answer({ 'POST /me/calendarFeed': () => refuse(503, { code: 'notReady' }) });
    await user.click(await screen.findByRole('button', { name: 'Créer le lien' }));
    await screen.findByText(/momentanément indisponible/);
    const made = { createdAt: '2026-11-18T09:30:00.000Z', lastReadAt: null };
    api.answer({ 'POST /me/calendarFeed': () => ({ ...made, url }), 'GET /me/calendarFeed': () => made });

    await user.click(screen.getByRole('button', { name: 'Créer le lien' }));

    const field = await screen.findByLabelText<HTMLInputElement>('Lien de votre agenda');
    expect(field).toHaveValue(url);
    expect(field).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Ouvrir dans mon agenda' })).toHaveAttribute(
      'href',
      'webcal://passerelle.example/api/calendars/abcdefghijklmnop',
    );
    await screen.findByText('Votre lien existe depuis le 18 novembre. Aucun agenda ne l’a encore lu.');
    await axe(dialog);
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copier le lien' }));
    await screen.findByText(/^Lien copié/);
    expect(copied).toHaveBeenCalledWith(url);

    await user.click(within(dialog).getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'S’abonner depuis mon agenda' }));
    await screen.findByRole('button', { name: 'Remplacer le lien' });
    expect(screen.queryByLabelText('Lien de votre agenda')).not.toBeInTheDocument();
  });

  it('replaces and revokes it, each once it was asked', async () => {
    const { api, user } = await openFeed(old);
    await screen.findByText('Votre lien existe depuis le 2 octobre. Dernière lecture par un agenda : il y a 2 heures.');

    await user.click(screen.getByRole('button', { name: 'Remplacer le lien' }));
    const renewal = await screen.findByRole('dialog', { name: 'Remplacer le lien\u202F?' });
    expect(api.requestsOf('POST /me/calendarFeed')).toEqual([]);
    await user.click(within(renewal).getByRole('button', { name: 'Remplacer le lien' }));
    await screen.findByLabelText('Lien de votre agenda');

    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Remplacer/ })).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Supprimer le lien' }));
    const revocation = await screen.findByRole('dialog', { name: 'Supprimer le lien\u202F?' });
    await user.click(within(revocation).getByRole('button', { name: 'Supprimer le lien' }));

    await screen.findByText('Le lien est supprimé');
    const again = await screen.findByRole('button', { name: 'Créer le lien' });
    await waitFor(() => expect(again).toHaveFocus());
    expect(screen.queryByLabelText('Lien de votre agenda')).not.toBeInTheDocument();
  });
});
