import { act, screen, waitFor } from '@testing-library/react';
import { axe } from '@passerelle/shared/testing';
import { layOut } from '../../testing/a-pdf';
import { read, button, pageField } from './pdf-display.test-helper';

jest.mock('./engine/open-pdf');

beforeEach(() => layOut());

describe('a search in a PDF', () => {
  const field = () => screen.getByRole('textbox', { name: 'Chercher dans le document' });

  it('asks the viewer, counts what it finds and steps through it by keyboard', async () => {
    const { user, file } = await read();
    const { view, tellFound } = file;
    await user.click(button('Chercher dans le document'));
    expect(field()).toHaveFocus();

    await user.keyboard('CONSEIL');
    await waitFor(() => expect(view.find).toHaveBeenLastCalledWith('CONSEIL'));
    act(() => tellFound({ isSearching: true }));
    screen.getByText('Recherche…');
    act(() => tellFound({ current: 1, total: 2, page: 1 }));
    screen.getByText('1 sur 2, page 1');
    await user.keyboard('{Enter}');
    expect(view.find).toHaveBeenLastCalledWith('CONSEIL', 1);
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(view.find).toHaveBeenLastCalledWith('CONSEIL', -1);
    await axe();

    view.closeFind.mockClear();
    await user.keyboard('{Escape}');
    expect(button('Chercher dans le document')).toHaveFocus();
    expect(view.closeFind).toHaveBeenCalled();
  });

  it('says that there is nothing, or of pages that are pictures that they have no words', async () => {
    const { user, file } = await read();
    await user.click(button('Chercher dans le document'));

    await user.keyboard('absent');

    act(() => file.tellFound({}));
    screen.getByText('Aucun résultat');
    act(() => file.tellFound({ hasWords: false }));
    screen.getByText(/il n’a pas de texte à chercher/);
    await axe();
  });

  it('opens by the keys that a reader knows', async () => {
    const { user } = await read();
    pageField().focus();

    await user.keyboard('{Control>}f{/Control}');

    expect(field()).toHaveFocus();
  });
});
