import type { User } from '@passerelle/shared/contract';
import { anId, aParticipantProgram, aUser, axe, renderScreen } from '@passerelle/shared/testing';
import { screen, within } from '@testing-library/react';

import { claire, profileApi } from '../profile/profile.test-helper';
import { InterviewScreen } from './interview.screen';

const { suspendedUntil: _, ...participantProgram } = aParticipantProgram();
const [first, second, third] = participantProgram.weeks;

const open = (user: User) => {
  profileApi(user);
  return renderScreen(<InterviewScreen />, {
    route: `/client/user/${user.id}/interview`,
    path: '/client/user/:userId/interview',
    person: claire,
  });
};

describe('the page that prepares an interview', () => {
  it('tells the weeks so far, and who follows the person', async () => {
    if (!first || !second || !third) throw new Error('weeks are missing');
    const weeks = [
      { ...first, points: 100 },
      { ...second, suspended: true },
      { ...third, points: 40 },
      ...participantProgram.weeks.slice(3),
    ];
    const program = {
      ...participantProgram,
      weeks,
      pack: { id: anId(), name: 'Automne' },
      extensions: [],
      closure: null,
    };
    await open(aUser({ selectedProgram: program }));

    await screen.findByRole('heading', { level: 1, name: 'Préparer l’entretien' });
    screen.getByText(/^Thomas Le Goff, au 18 novembre\. Rien n’est enregistré/);
    screen.getByRole('region', { name: 'Activité' });
    const rows = within(screen.getByRole('table', { name: 'Semaine par semaine' })).getAllByRole('row');
    const cells = rows.slice(1).map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
    expect(cells.slice(0, 3)).toEqual([
      ['4 sur 5', '100 sur 100', 'Atteint'],
      ['–', '–', 'Suspendue'],
      ['4 sur 5', '40 sur 100', 'Pas atteint'],
    ]);
    // Weeks to come are not listed; the running one is.
    expect(cells).toHaveLength(7);
    expect(cells.at(-1)).toEqual(['0 sur 5', '0 sur 100', 'En cours']);
    screen.getByRole('heading', { name: 'Situation' });
    await axe();
  });

  it('is printed by the button', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await open(aUser());

    await user.click(await screen.findByRole('button', { name: 'Imprimer' }));

    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });

  it('is for participants only', async () => {
    await open(aUser({ role: { slug: 'manager' } }));

    await screen.findByRole('heading', { name: 'Il n’y a pas d’entretien à préparer' });
  });
});
