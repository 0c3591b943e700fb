import type { Closure } from '@passerelle/shared/contract';
import { anId, aStaffProfile, aUser, axe, refuse } from '@passerelle/shared/testing';
import { screen, within } from '@testing-library/react';

import { openProfile, profileApi } from '../profile/profile.test-helper';
import { extension, following, offered, show, shown } from './program.test-helper';

const closure: Closure = {
  type: 'external',
  leavingDate: '2026-11-30',
  job: {
    entryOnDutyDate: '2026-12-01',
    group: 'Scierie du Val',
    jobTitle: 'Chef d’atelier',
    annualSalaryWithoutTax: 0,
  },
  contractKind: 'cddLong',
  sector: null,
  partnership: null,
  training: { dates: { fromDate: null, toDate: null } },
  comment: 'Belle suite.',
  closedAt: '2026-11-30T12:00:00.000Z',
  enteredAt: '2026-11-16T09:00:00.000Z',
};
const closed = { closure, status: 'closed', stoppedAt: '2026-11-16T09:00:00.000Z' } as const;

describe('the programme card', () => {
  it('shows the current week', async () => {
    await show(following());

    const card = await screen.findByRole('region', { name: 'Cap mobilité' });
    expect(within(card).getByText('En cours')).toBeVisible();
    expect(within(card).getByText(/Du 5 octobre au 27 décembre/)).toBeVisible();
    expect(within(card).getByText('Semaine 7 sur 12')).toBeVisible();
    await axe();
  });

  it.each([
    ['nothing is followed', aUser(), ['Sélectionner un programme maintenant']],
    ['it runs', following(), ['Prolonger maintenant', 'Changer de programme', 'Clôturer le programme']],
    ['it was extended', following({ extensions: [extension] }), ['Prolonger à nouveau', 'Clôturer le programme']],
    ['it was closed', following(closed), ['Changer de programme', 'Rouvrir', 'Modifier la clôture']],
    [
      'it was closed more than 30 days ago',
      following({ ...closed, closure: { ...closure, enteredAt: '2026-10-16T09:00:00.000Z' } }),
      ['Changer de programme', 'Modifier la clôture'],
    ],
    ['it came to its end', following({ status: 'closed' }), ['Changer de programme', 'Clôturer le programme']],
  ] as const)('offers what is possible while %s', async (_state, user, expected) => {
    await show(user);

    expect(await offered()).toEqual(expected);
  });

  it('lists the extensions, and how it was closed', async () => {
    await show(following({ ...closed, extensions: [extension] }));

    const card = await screen.findByRole('region', { name: 'Cap mobilité' });
    expect(within(card).getByText('Quatre semaines de plus')).toBeVisible();
    expect(within(card).getByText('Clôturé')).toBeVisible();
    expect(within(card).getByText('Arrêté en semaine 7 sur 12')).toBeVisible();
    expect(within(card).getByText('CDD de six mois ou plus')).toBeVisible();
    expect(within(card).getByText('0 €')).toBeVisible();
    await axe();
  });

  it('says that the outcome of a programme past its dates is still to be entered', async () => {
    await show(following({ status: 'closed' }));

    const card = await screen.findByRole('region', { name: 'Cap mobilité' });
    expect(within(card).getByText('Terminé, issue à renseigner')).toBeVisible();
    expect(within(card).queryByText(/^Arrêté/)).not.toBeInTheDocument();
  });

  it('reopens a closed programme after a confirmation', async () => {
    const participant = following(closed);
    const { api, user } = await show(participant, {
      'PUT /users/:userId': () => following({}, { id: participant.id }),
    });
    const button = await screen.findByRole('button', { name: 'Rouvrir' });
    expect(button).toHaveAccessibleDescription(/^Possible jusqu’au 16\sdécembre\.$/);

    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: /^Rouvrir le programme de Thomas Le Goff/ });
    await axe();
    await user.click(within(dialog).getByRole('button', { name: 'Rouvrir' }));

    await screen.findByText('Le programme de Thomas Le Goff est rouvert');
    expect(api.requestsOf('PUT /users/:userId').map(({ body }) => body)).toEqual([{ reopening: true }]);
    await screen.findByText('En cours');
    expect(screen.getByRole('region', { name: 'Cap mobilité' })).toHaveFocus();
  });

  it('says why a programme cannot be reopened any more', async () => {
    const { user } = await show(following(closed), {
      'PUT /users/:userId': () =>
        refuse(409, { code: 'conflict', message: 'Un autre programme a été attribué depuis.' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Rouvrir' }));

    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Rouvrir' }));

    await screen.findByText('Un autre programme a été attribué depuis.');
  });

  it('says that a pause is under way', async () => {
    const pause = { id: anId(), weeks: 2, fromDate: '2026-11-16T00:00:00.000Z', toDate: '2026-12-06T23:59:59.999Z' };
    await show(following({ suspensions: [pause] }));

    await screen.findByText(/^Suspendu jusqu’au 6\sdécembre$/);
  });

  it('gives no button to who may only read', async () => {
    const reader = aStaffProfile('manager');
    const user = following(closed);
    profileApi(user, {}, reader);
    await openProfile(user, { me: reader });

    await screen.findByRole('region', { name: 'Cap mobilité' });
    expect(shown('Changer de programme')).toBeNull();
    expect(shown('Modifier la clôture')).toBeNull();
  });
});
