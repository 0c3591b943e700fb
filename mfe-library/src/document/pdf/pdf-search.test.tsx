import { screen, waitFor } from '@testing-library/react';
import { axe } from '@passerelle/shared/testing';
import { aPdf, layOut } from '../../testing/a-pdf';
import { aDetail, openDocument } from '../../testing/open-document';
import { openPdf } from './engine/open-pdf';
import { read, button, pageField } from './pdf-display.test-helper';

jest.mock('./engine/open-pdf');

beforeEach(() => layOut());

describe('a search in a PDF', () => {
  const field = () => screen.getByRole('textbox', { name: 'Chercher dans le document' });
  const marks = () => Array.from(document.querySelectorAll<HTMLElement>('[data-hit]'), (mark) => mark.dataset['hit']);

  it('counts what it finds, marks it and steps through it by keyboard', async () => {
    const { user } = await read();
    await user.click(button('Chercher dans le document'));
    expect(field()).toHaveFocus();

    await user.keyboard('CONSEIL');
    await screen.findByText('1 sur 2, page 1');
    await waitFor(() => expect(marks()).toEqual(['shown', 'found']));
    await user.keyboard('{Enter}');
    await screen.findByText('2 sur 2, page 2');
    await waitFor(() => expect(marks()).toEqual(['found', 'shown']));
    await user.keyboard('{Enter}');
    await screen.findByText('1 sur 2, page 1');
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    await screen.findByText('2 sur 2, page 2');
    await axe();

    await user.keyboard('{Escape}');
    expect(button('Chercher dans le document')).toHaveFocus();
    expect(marks()).toEqual([]);
  });

  it('goes past the end of a line', async () => {
    const { user } = await read();
    await user.click(button('Chercher dans le document'));

    await user.keyboard('conseil sans');

    await screen.findByText('1 sur 1, page 1');
  });

  it('says that there is nothing', async () => {
    const { user } = await read();
    await user.click(button('Chercher dans le document'));

    await user.keyboard('absent');

    await screen.findByText('Aucun résultat');
    expect(marks()).toEqual([]);
  });

  it('says of pages that are pictures that they have no words', async () => {
    const file = aPdf([{}, {}]);
    jest.mocked(openPdf).mockResolvedValue(file);
    const { user } = await openDocument(aDetail({ extension: 'pdf' }));
    expect(await screen.findAllByText(/n’a pas de texte qui puisse être lu/)).toHaveLength(2);
    await user.click(button('Chercher dans le document'));

    await user.keyboard('conseil');

    await screen.findByText(/il n’a pas de texte à chercher/);
    await axe();
  });

  it('opens by the keys that a reader knows', async () => {
    const { user } = await read();
    pageField().focus();

    await user.keyboard('{Control>}f{/Control}');

    expect(field()).toHaveFocus();
  });
});
