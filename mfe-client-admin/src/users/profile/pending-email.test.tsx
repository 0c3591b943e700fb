import { screen, waitFor, within } from '@testing-library/react';

import type { StaffEmailChange } from '@passerelle/shared/contract';
import { aStaffProfile, aUser, axe, type Handlers, refuse } from '@passerelle/shared/testing';
import { openProfile, profileApi } from './profile.test-helper';

const owner = aStaffProfile('owner');
const claire = { id: 'c1a1e000-0000-4000-8000-000000000001', firstName: 'Claire', lastName: 'Nguyen' };
const waiting = (with_: Partial<StaffEmailChange> = {}) =>
  aUser({
    version: 4,
    emailChange: {
      email: 'thomas@new.example',
      askedAt: '2026-11-17T09:30:00.000Z',
      expiresAt: '2026-11-24T09:30:00.000Z',
      askedBy: claire,
      canRelease: true,
      ...with_,
    },
  });

const open = async (with_: Partial<StaffEmailChange> = {}, more: Handlers = {}, me = owner) => {
  const thomas = waiting(with_);
  const api = profileApi(thomas, more, me);
  const page = await openProfile(thomas, { me });
  await screen.findByText('Une nouvelle adresse e‑mail attend d’être confirmée');
  return { ...page, api, thomas };
};
const press = (name: string) => screen.getByRole('button', { name });

describe('an address that staff have entered', () => {
  it('says who asked, when, for which address, and until when it waits', async () => {
    await open();

    const text = screen.getByRole('note').textContent?.replaceAll('\u00a0', ' ');
    expect(text).toContain(
      'Claire Nguyen a demandé le mardi 17 novembre à 10 h 30 que l’adresse devienne thomas@new.example.',
    );
    expect(text).toContain('jusqu’au mardi 24 novembre à 10 h 30');
    await axe();
  });

  it('is approved after a question, on the version that was read', async () => {
    const { user, api, thomas } = await open(
      {},
      {
        'POST /users/:userId/emailChange/release': () => ({ ...waiting(), emailChange: null }),
      },
    );
    await user.click(press('Valider le changement'));
    const dialog = await screen.findByRole('dialog');
    within(dialog).getByText(/L’ancienne adresse en est prévenue/);
    await axe(dialog);
    api.answer({ 'GET /users/:userId': () => ({ ...thomas, email: 'thomas@new.example', emailChange: null }) });

    await user.click(within(dialog).getByRole('button', { name: 'Valider le changement' }));

    await screen.findByText(/^L’adresse de Thomas Le Goff est désormais/);
    expect(api.requestsOf('POST /users/:userId/emailChange/release')[0]?.headers.get('if-match')).toBe('"4"');
    await waitFor(() => expect(screen.queryByRole('note')).not.toBeInTheDocument());
  });

  it('is cancelled after a question', async () => {
    const { user, api, thomas } = await open(
      {},
      {
        'DELETE /users/:userId/emailChange': () => ({ ...waiting(), emailChange: null }),
      },
    );
    await user.click(press('Annuler le changement'));
    const dialog = await screen.findByRole('dialog');
    api.answer({ 'GET /users/:userId': () => ({ ...thomas, emailChange: null }) });

    await user.click(within(dialog).getByRole('button', { name: 'Annuler le changement' }));

    await screen.findByText(/^Le changement est annulé/);
    expect(api.requestsOf('DELETE /users/:userId/emailChange')).toHaveLength(1);
  });

  it('is approved by another person than the one who asked', async () => {
    await open({ canRelease: false });

    expect(screen.queryByRole('button', { name: 'Valider le changement' })).not.toBeInTheDocument();
    press('Annuler le changement');
  });

  it('says why it was refused', async () => {
    const message = 'Vous avez demandé ce changement.';
    const { user } = await open(
      {},
      {
        'POST /users/:userId/emailChange/release': () => refuse(403, { code: 'forbidden', message }),
      },
    );
    await user.click(press('Valider le changement'));
    const dialog = await screen.findByRole('dialog');

    await user.click(within(dialog).getByRole('button', { name: 'Valider le changement' }));

    await screen.findByText(message);
  });

  it('offers nothing to who may only read', async () => {
    await open({ canRelease: false }, {}, aStaffProfile('manager'));

    expect(within(screen.getByRole('note')).queryByRole('button')).not.toBeInTheDocument();
  });
});
