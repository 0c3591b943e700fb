import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@passerelle/shared/client';
import { aContentItem, axe, renderScreen } from '@passerelle/shared/testing';

import { LibraryEditor } from './library-editor';

const film = aContentItem({
  kind: 'library',
  files: {
    fr: {
      fields: { name: 'Relancer', family: 'networking', file: 'files/film.mov', captions: { fr: 'files/film.fr.vtt' } },
      text: 'Dix jours.',
    },
  },
  attachments: [{ path: 'files/film.mov', size: 2_400_000, url: '/api/files/1', name: 'film.mov' }],
});
const onChange = jest.fn();
const onAttach = jest.fn();

async function open(item = film) {
  const opened = await renderScreen(
    <LibraryEditor item={item} files={item.files} readOnly={false} onChange={onChange} onAttach={onAttach} />,
  );
  await screen.findByRole('textbox', { name: /^Description/ });
  const group = (name: string) => screen.getByRole('group', { name });
  const choose = (name: string, file: File) =>
    opened.user.upload(group(name).querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement, file);
  return { ...opened, group, choose };
}

describe('the editor of a library document', () => {
  it('changes its words and its family', async () => {
    const { user } = await open();
    await axe();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Famille' }), 'cv');
    expect(onChange).toHaveBeenLastCalledWith({
      fr: { ...film.files.fr, fields: { ...film.files.fr?.fields, family: 'cv' } },
    });
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('says the limits first, and replaces the file', async () => {
    const { group, choose } = await open();
    screen.getByText(/50\sMo au plus\. PDF/);
    expect(group('Couverture (facultatif)')).toHaveTextContent(/jpg, jpeg ou png, 50\sMo au plus\./);
    expect(group('Sous-titres, français (facultatif)')).toHaveTextContent(/vtt, 1\sMo au plus\./);
    expect(within(group('Fichier du document')).getByRole('link', { name: 'film.mov' })).toBeInTheDocument();
    onAttach.mockResolvedValue(undefined);
    const file = new File(['x'], 'autre.mp4', { type: 'video/mp4' });
    await choose('Fichier du document', file);
    expect(onAttach).toHaveBeenCalledWith({ file, role: 'file', language: 'fr' });
  });

  it('says why a file is refused', async () => {
    const { choose } = await open();
    onAttach.mockRejectedValue(
      new ApiError({ status: 415, code: 'wrongType', message: '', fields: { file: 'format' } }),
    );
    await choose('Fichier du document', new File(['x'], 'faux.pdf', { type: 'application/pdf' }));
    await screen.findByText(/Ce type de fichier n’est pas accepté/);
  });

  it('does not send captions that are too heavy', async () => {
    const { choose } = await open();
    onAttach.mockClear();
    const file = new File(['x'.repeat(1_000_001)], 'film.fr.vtt', { type: 'text/vtt' });
    await choose('Sous-titres, français (facultatif)', file);
    await screen.findByText(/Ce fichier est trop lourd.: 1\sMo au plus\./);
    expect(onAttach).not.toHaveBeenCalled();
  });

  it('has captions for what is played, by language', async () => {
    const { user, choose } = await open();
    onAttach.mockResolvedValue(undefined);
    const file = new File(['WEBVTT'], 'film.en.vtt', { type: 'text/vtt' });
    await choose('Sous-titres, anglais (facultatif)', file);
    expect(onAttach).toHaveBeenCalledWith({ file, role: 'captions', language: 'fr', captions: 'en' });

    await user.click(screen.getByRole('button', { name: 'Retirer : Sous-titres, français (facultatif)' }));
    await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
    const { captions: _, ...fields } = film.files.fr?.fields ?? {};
    expect(JSON.parse(JSON.stringify(onChange.mock.lastCall))).toEqual([{ fr: { ...film.files.fr, fields } }]);
  });

  it('has none for a paper', async () => {
    await open({ ...film, files: { fr: { fields: { name: 'CV', file: 'files/cv.pdf' } } } });
    expect(screen.queryByRole('group', { name: /^Sous-titres/ })).not.toBeInTheDocument();
  });
});
