import { screen } from '@testing-library/react';
import { axe, setViewport } from '@passerelle/shared/testing';

import { aPdf, layOut } from '../../testing/a-pdf';
import { aDetail, openDocument } from '../../testing/open-document';
import { openPdf } from './engine/open-pdf';
import { paragraphsOf } from './pdf-text';

jest.mock('./engine/open-pdf');

beforeEach(() => {
  layOut();
  setViewport(360);
});

const line = (text: string) => ({ text, endsLine: true });

describe('the text of a PDF', () => {
  it('has a paragraph for lines that go on, and joins words that were parted', () => {
    const pieces = [
      line('Demander un conseil'),
      line('Une phrase qui conti-'),
      line('nue sur la ligne d’après.'),
      line('Fin'),
    ];
    expect(paragraphsOf(pieces)).toEqual([
      'Demander un conseil',
      'Une phrase qui continue sur la ligne d’après.',
      'Fin',
    ]);
  });

  it('is read on a phone in place of the pages, which come back', async () => {
    jest.mocked(openPdf).mockResolvedValue(aPdf([{ pieces: ['Demander conseil'] }, { pieces: ['Fin'] }]));
    const { user } = await openDocument(aDetail({ extension: 'pdf' }));

    await user.click(await screen.findByRole('button', { name: 'Lire le texte' }));

    expect((await screen.findByText('Demander conseil')).tagName).toBe('P');
    screen.getByRole('heading', { level: 2, name: 'Page 2' });
    expect(screen.queryByRole('region', { name: 'Document' })).not.toBeInTheDocument();
    await axe();
    await user.click(screen.getByRole('button', { name: 'Voir les pages' }));
    await screen.findByRole('region', { name: 'Document' });
  });

  it('says so where pages are pictures', async () => {
    jest.mocked(openPdf).mockResolvedValue(aPdf([{ pieces: [] }]));
    const { user } = await openDocument(aDetail({ extension: 'pdf' }));

    await user.click(await screen.findByRole('button', { name: 'Lire le texte' }));

    await screen.findByText(/sont des images/);
  });
});
