import { screen, waitFor } from '@testing-library/react';

import type { JobOffer } from '@passerelle/shared/contract';
import { axe, enterDate, later, refuse } from '@passerelle/shared/testing';
import { changes, follow, open, remembering, site, toasts } from './job-offer.test-helper';

describe('the reminder to follow a job offer up', () => {
  const reminderDay = (): string | null =>
    screen.getByRole('region', { name: 'Relance' }).querySelector('time')?.dateTime ?? null;

  it('is set at one press, before the server has answered, and taken back', async () => {
    const answer = later<JobOffer>();
    const api = follow(site, { 'PUT /me/jobOffers/:jobOfferId': () => answer.promise });
    const { user } = await open(site);
    await user.click(await screen.findByRole('button', { name: 'Dans une semaine' }));

    await waitFor(() => expect(reminderDay()).toBe('2026-11-25'));
    expect(changes(api)).toEqual([{ followUpDate: '2026-11-25' }]);
    const saved = { ...site, followUpDate: '2026-11-25' };
    api.answer({ 'GET /me/jobOffers/:jobOfferId': () => saved });
    answer.resolve(saved);
    await screen.findByText('Rappel noté pour le mercredi 25 novembre');
    api.answer(remembering(saved));
    await user.click(toasts().getByRole('button', { name: 'Annuler' }));

    await screen.findByText('Rappel retiré');
    expect(changes(api)).toEqual([{ followUpDate: '2026-11-25' }, { followUpDate: null }]);
    await waitFor(() => expect(reminderDay()).toBeNull());
  });

  it('can be any day from today on, and is cleared', async () => {
    const api = follow(site, remembering(site));
    const { user } = await open(site);
    await user.click(await screen.findByRole('button', { name: 'Choisir une date' }));
    const day = await screen.findByRole('group', { name: 'Me rappeler de relancer le' });
    await axe(screen.getByRole('dialog'));
    await enterDate(day, '17/11/2026');
    await user.click(screen.getByRole('button', { name: 'Noter ce rappel' }));
    expect(await screen.findAllByText(/jour à venir/)).not.toEqual([]);
    expect(changes(api)).toEqual([]);
    await enterDate(day, '18/11/2026');
    await user.click(screen.getByRole('button', { name: 'Noter ce rappel' }));

    await waitFor(() => expect(reminderDay()).toBe('2026-11-18'));
    await user.click(await screen.findByRole('button', { name: 'Retirer le rappel' }));

    await waitFor(() => expect(reminderDay()).toBeNull());
    expect(changes(api)).toEqual([{ followUpDate: '2026-11-18' }, { followUpDate: null }]);
  });

  it.each(['accepted', 'refused'] as const)(
    'is not promised for an offer that was %s: none would come',
    async (status) => {
      const answered: JobOffer = { ...site, status, followUpDate: '2026-11-30' };
      follow(answered);
      await open(answered);
      await screen.findByRole('heading', { level: 1, name: site.title });
      expect(screen.queryByRole('region', { name: 'Relance' })).not.toBeInTheDocument();
      expect(screen.queryByText(/Rappel de relance/)).not.toBeInTheDocument();
    },
  );

  it('is shown as it was when it could not be saved', async () => {
    const set = { ...site, followUpDate: '2026-11-30' };
    follow(set, { 'PUT /me/jobOffers/:jobOfferId': () => refuse(500, { code: 'unexpected' }) });
    const { user } = await open(set);
    await user.click(await screen.findByRole('button', { name: 'Dans deux semaines' }));

    await screen.findByText(/une erreur inattendue est survenue/);
    await waitFor(() => expect(reminderDay()).toBe('2026-11-30'));
  });
});
