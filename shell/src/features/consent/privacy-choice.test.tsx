import { axe, renderScreen } from '@passerelle/shared/testing';
import { screen, waitFor } from '@testing-library/react';

import { reloadDocument } from '../../session/full-navigation';
import { hasAnalyticsRun } from './analytics';
import { PrivacyChoice } from './privacy-choice';

jest.mock('../../session/full-navigation');
jest.mock('./analytics');

const radio = (name: RegExp): HTMLElement => screen.getByRole('radio', { name });
const open = () =>
  renderScreen(
    <>
      <h1>Politique de confidentialité</h1>
      <PrivacyChoice id="choices" />
    </>,
  );

describe('the choice on the privacy page', () => {
  it('is open until it is made, then kept at once, and said for a moment', async () => {
    const { user } = await open();
    screen.getByText(/Vous n’avez pas encore choisi/);
    screen.getByText(/aucune mesure d’audience n’est en place/);
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();

    await user.click(radio(/Accepter/));

    screen.getByText(/Vous avez accepté la mesure d’audience le 18.novembre\. Ce choix vaut jusqu’au 18.novembre 2027/);
    expect(screen.getByRole('status').textContent).toBe('Enregistré');
    await axe();
    await user.click(radio(/Refuser/));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''), { timeout: 5000 });
    expect(reloadDocument).not.toHaveBeenCalled();
  });

  it('shows what was chosen before', async () => {
    localStorage.setItem('passerelle.consent', JSON.stringify({ analytics: false, at: '2026-03-02T12:00:00.000Z' }));
    await open();
    screen.getByText(/Vous avez refusé la mesure d’audience le 2.mars/);
    expect(radio(/Refuser/)).toHaveProperty('checked', true);
    expect(reloadDocument).not.toHaveBeenCalled();
  });

  it('opens the page anew to be rid of a measurement that runs', async () => {
    jest.mocked(hasAnalyticsRun).mockReturnValue(true);
    localStorage.setItem('passerelle.consent', JSON.stringify({ analytics: true, at: '2026-03-02T12:00:00.000Z' }));
    const { user } = await open();

    await user.click(radio(/Refuser/));

    await waitFor(() => expect(reloadDocument).toHaveBeenCalledTimes(1), { timeout: 5000 });
  });
});
