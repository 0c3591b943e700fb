import { screen, waitFor } from '@testing-library/react';
import { aPdf } from '../../testing/a-pdf';
import { aDetail, openDocument } from '../../testing/open-document';
import { openPdf } from './engine/open-pdf';

export const pages = [
  { pieces: ['Demander conseil', 'sans déranger'] },
  { pieces: ['Un conseil se demande'] },
  { pieces: ['Fin'] },
];

export async function read(with_: Parameters<typeof aDetail>[0] = {}, state?: unknown) {
  const file = aPdf(pages);
  jest.mocked(openPdf).mockResolvedValue(file);
  const shown = await openDocument(aDetail({ name: 'Conseil', extension: 'pdf', ...with_ }), state);
  await screen.findByRole('region', { name: 'Document' });
  await waitFor(() => expect(file.view.scaleTo).toHaveBeenCalled());
  return { ...shown, file };
}
export const button = (name: string) => screen.getByRole('button', { name });
export const pageField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Numéro de page' });
/** Last scale of the pages: the width of the first one in pixels. */
export function scaleOf({ view }: ReturnType<typeof aPdf>) {
  const scale = view.scaleTo.mock.lastCall?.[0];
  return typeof scale === 'number' ? Math.round(scale * 595) : scale;
}
