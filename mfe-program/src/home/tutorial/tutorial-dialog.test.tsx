import { screen, waitFor } from '@testing-library/react';
import { axe, renderScreen, setViewport } from '@passerelle/shared/testing';

import { programApi } from '../../testing/program-api';
import { HomeScreen } from '../home.screen';

const titles = [
  'Bienvenue sur Passerelle',
  'Chaque lundi, vos tâches de la semaine',
  'Un programme par cycles',
  'Une bibliothèque à portée de main',
  'Vos contacts, bien rangés',
  'Vos rendez‑vous et vos candidatures',
  'À votre rythme',
];

const open = async () => {
  programApi();
  const shown = await renderScreen(<HomeScreen />);
  await shown.user.click(await screen.findByRole('button', { name: 'Revoir la visite guidée' }));
  await screen.findByRole('dialog', { name: titles[0] });
  return shown;
};
const press = (name: string) => screen.getByRole('button', { name });

// Loading the lazy chunk takes a while the first time.
beforeAll(() => import('./tutorial-dialog'));

describe('the tour', () => {
  it('goes through its seven views by keyboard, says which one it is, and ends', async () => {
    const { user } = await open();
    press('Suivant').focus();
    for (const [index, title] of titles.entries()) {
      expect(screen.getByRole('dialog', { name: title })).toBeInTheDocument();
      const place = screen.getByText(`Étape ${index + 1} sur 7`);
      expect(place.closest('[aria-live="polite"]')?.textContent).toContain(title);
      if (index === 0 || index === 6) await axe(document.body);
      await user.keyboard('{Enter}');
    }

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(press('Revoir la visite guidée')).toHaveFocus();
  });

  it('goes back, and does not lose the keyboard where there is nothing before', async () => {
    const { user } = await open();
    await user.click(press('Suivant'));
    await user.click(press('Précédent'));

    expect(screen.getByRole('dialog', { name: titles[0] })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Précédent' })).not.toBeInTheDocument();
    expect(press('Suivant')).toHaveFocus();
  });

  it('can be left at any view, and begins anew the next time', async () => {
    const { user } = await open();
    await user.click(press('Suivant'));
    await user.click(press('Passer la visite'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await user.click(press('Revoir la visite guidée'));

    expect(await screen.findByRole('dialog', { name: titles[0] })).toBeInTheDocument();
  });

  it('leaves the page where it was, with what is to be done in sight', async () => {
    const moved = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    Object.defineProperty(window, 'scrollY', { value: 40, configurable: true });
    const { user } = await open();
    Object.defineProperty(window, 'scrollY', { value: 900, configurable: true });
    await user.click(press('Suivant'));
    moved.mockClear();

    await user.click(press('Passer la visite'));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(moved).toHaveBeenLastCalledWith({ top: 40, behavior: 'instant' });
  });

  it('is clean on a phone', async () => {
    setViewport(360);
    await open();

    await axe(document.body);
  });
});
