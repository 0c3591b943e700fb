import { screen, waitFor } from '@testing-library/react';
import { axe, setViewport } from '@passerelle/shared/testing';
import { aPdf, layOut } from '../../testing/a-pdf';
import { aDetail, openDocument } from '../../testing/open-document';
import { openPdf } from './engine/open-pdf';
import { PdfFailure, type PdfFault } from './engine/pdf-file';
import { pages, read, button, pageField, scaleOf } from './pdf-display.test-helper';

jest.mock('./engine/open-pdf');

beforeEach(() => layOut());

describe('a PDF', () => {
  it('has its pages in a part that the keyboard scrolls', async () => {
    await read();

    expect(screen.getByRole('region', { name: 'Pages' }).firstElementChild).toHaveAttribute('tabindex', '0');
    expect(pageField()).toHaveValue('1');
    screen.getByText(/sur 3/);
    await axe();
  });

  it('goes from page to page, and no further than its end', async () => {
    const { user, file } = await read();

    expect(button('Page précédente')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Page suivante'));
    expect(pageField()).toHaveValue('2');
    expect(file.view.go).toHaveBeenLastCalledWith(2);
    await user.click(button('Page suivante'));
    await user.click(button('Page suivante'));
    expect(pageField()).toHaveValue('3');
    expect(button('Page suivante')).toHaveAttribute('aria-disabled', 'true');
  });

  it.each([
    ['2', '2'],
    ['99', '3'],
    ['0', '1'],
    ['deux', '1'],
    ['', '1'],
  ])('« %s » typed as a page leads to %s', async (typed, page) => {
    const { user } = await read();

    await user.clear(pageField());
    await user.type(pageField(), `${typed}{Enter}`);

    expect(pageField()).toHaveValue(page);
  });

  it('opens where it was left, and remembers where it is', async () => {
    const { user, api, file } = await read({ reading: { lastPage: 2, lastSecond: null } });
    expect(pageField()).toHaveValue('2');
    expect(file.view.go).toHaveBeenLastCalledWith(2);

    await user.click(button('Page suivante'));

    const saved = () => api.requestsOf('PUT /me/library/:documentId/reading').map(({ body }) => body);
    await waitFor(() => expect(saved()).toEqual([{ lastPage: 3 }]), { timeout: 3_000 });
  });

  it('has fewer pages than it had', async () => {
    await read({ reading: { lastPage: 40, lastSecond: null } });

    expect(pageField()).toHaveValue('3');
  });

  it('grows, shrinks and takes the width', async () => {
    const { user, file } = await read();
    await waitFor(() => expect(scaleOf(file)).toBe(720));

    await user.click(button('Agrandir'));
    screen.getByText(/^125\s%$/);
    await waitFor(() => expect(scaleOf(file)).toBe(900));
    await user.click(button('Ajuster à la largeur'));
    expect(button('Ajuster à la largeur')).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(scaleOf(file)).toBe('width'));
    await user.click(button('Réduire'));
    await waitFor(() => expect(scaleOf(file)).toBe(900));
  });

  it('takes the width of a phone', async () => {
    setViewport(360);
    layOut(340);
    const { file } = await read();

    expect(button('Ajuster à la largeur')).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(scaleOf(file)).toBe('width'));
    await axe();
  });

  it('is closed on unmount', async () => {
    const { unmount, file } = await read();
    const signal = jest.mocked(openPdf).mock.lastCall?.[1];
    const viewing = file.show.mock.lastCall?.[1];

    unmount();

    expect([signal?.aborted, viewing?.signal.aborted]).toEqual([true, true]);
  });

  it('can be printed and saved only if the link to it allows that', async () => {
    const { unmount } = await read();
    expect(screen.queryByRole('button', { name: 'Imprimer' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Télécharger' })).not.toBeInTheDocument();
    unmount();

    await read({}, { download: true });

    button('Imprimer');
    screen.getByRole('link', { name: 'Télécharger' });
  });
});

describe('a PDF that cannot be shown', () => {
  const fail = async (fault: PdfFault) => {
    jest.mocked(openPdf).mockRejectedValue(new PdfFailure(fault, undefined));
    return openDocument(aDetail({ extension: 'pdf' }));
  };

  it.each([
    ['password', 'Ce document est protégé par un mot de passe'],
    ['damaged', 'Ce document ne peut pas être lu'],
  ] as const)('for its %s says so, and can be saved', async (fault, words) => {
    await fail(fault);

    expect((await screen.findByRole('alert')).textContent).toContain(words);
    screen.getByRole('link', { name: 'Télécharger' });
    await axe();
  });

  it('because it is gone says so', async () => {
    await fail('missing');

    await screen.findByRole('heading', { level: 2, name: 'Document manquant.' });
  });

  it('because nothing answers can be tried again', async () => {
    const { user } = await fail('unreachable');
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    jest.mocked(openPdf).mockResolvedValue(aPdf(pages));

    await user.click(retry);

    await screen.findByRole('region', { name: 'Document' });
  });
});
