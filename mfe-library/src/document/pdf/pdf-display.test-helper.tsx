import { screen } from '@testing-library/react';
import { aPdf } from '../../testing/a-pdf';
import { aDetail, openDocument } from '../../testing/open-document';
import { openPdf } from './engine/open-pdf';

const site = { left: 0.1, top: 0.1, width: 0.5, height: 0.1 };
export const pages = [
  {
    pieces: ['Demander conseil', 'sans déranger'],
    links: [
      { ...site, to: { address: 'https://passerelle.example/' } },
      { ...site, to: { page: 3 } },
    ],
  },
  { pieces: ['Un conseil se demande'] },
  { pieces: ['Fin'] },
];

export async function read(with_: Parameters<typeof aDetail>[0] = {}, state?: unknown) {
  const file = aPdf(pages);
  jest.mocked(openPdf).mockResolvedValue(file);
  const shown = await openDocument(aDetail({ name: 'Conseil', extension: 'pdf', ...with_ }), state);
  await screen.findByRole('region', { name: 'Document' });
  return { ...shown, file };
}
export const button = (name: string) => screen.getByRole('button', { name });
export const pageField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Numéro de page' });
export const scaleOf = ({ draw }: ReturnType<typeof aPdf>) => Math.round((draw.mock.lastCall?.[1].scale ?? 0) * 595);
