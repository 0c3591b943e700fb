import type { OwnProfile } from '@passerelle/shared/contract';
import { axe, type Handlers, refuse } from '@passerelle/shared/testing';
import { screen, waitFor } from '@testing-library/react';

import { useProfile } from '../sections/account.resource';
import { aPerson, openAs } from '../account.test-helper';
import { PhotoSection } from './photo.section';

jest.mock('../../../session/full-navigation');

const Photo = () => {
  const { data } = useProfile();
  return data && <PhotoSection me={data} />;
};
const open = (me: OwnProfile = aPerson(), handlers: Handlers = {}) => openAs(me, <Photo />, { handlers });

const png = (size = 10): File => {
  const file = new File(['x'], 'moi.png', { type: 'image/png' });
  return Object.defineProperty(file, 'size', { value: size });
};
type Opened = Awaited<ReturnType<typeof open>>;
const choose = async ({ user, container }: Opened, file: File): Promise<void> => {
  const chooser = container.querySelector<HTMLInputElement>('input[type=file]')!;
  // The browser's file filter is only a suggestion.
  chooser.accept = '';
  await user.upload(chooser, file);
};
const picture = ({ container }: Opened): string | null | undefined =>
  container.querySelector('img')?.getAttribute('src');

describe('the picture', () => {
  beforeEach(() => {
    URL.createObjectURL = () => 'blob:preview';
    URL.revokeObjectURL = jest.fn();
  });

  it('is looked at before it is sent, and then shown everywhere', async () => {
    const page = await open(aPerson(), { 'PUT /me': () => aPerson({ avatarUrl: '/api/files/1' }) });
    await axe();

    await choose(page, png());
    expect(picture(page)).toBe('blob:preview');
    screen.getByText('Aperçu de votre photo. Enregistrez-la pour la garder.');
    expect(page.api.requestsOf('PUT /me')).toHaveLength(0);
    await page.user.click(screen.getByRole('button', { name: 'Enregistrer la photo' }));

    await screen.findByText('Votre photo est à jour.');
    expect(page.api.requestsOf('PUT /me')[0]?.files['avatar']?.name).toBe('moi.png');
    expect(picture(page)).toBe('/api/files/1');
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:preview');
    expect(document.activeElement?.textContent).toBe('Choisir une autre photo');
  });

  it('can be left as it was', async () => {
    const page = await open();
    await choose(page, png());
    await page.user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(picture(page)).toBeUndefined();
    expect(page.api.requestsOf('PUT /me')).toHaveLength(0);
    expect(document.activeElement?.textContent).toBe('Choisir une photo');
  });

  it.each([
    [
      'no picture',
      new File(['x'], 'cv.pdf', { type: 'application/pdf' }),
      /^Cette image n’est pas au format JPEG ou PNG/,
    ],
    ['too heavy', png(5_000_001), /^Cette image pèse plus de 5.Mo/],
  ])('is refused at once when it is %s', async (_what, file, words) => {
    const page = await open();
    await choose(page, file);
    await screen.findByText(words);
    expect(picture(page)).toBeUndefined();
  });

  it.each([
    [413, 'tooLarge', /^Cette image pèse plus de 5.Mo/],
    [415, 'wrongType', /^Cette image n’est pas au format JPEG ou PNG/],
    [500, 'unexpected', /^Nous sommes désolés, une erreur inattendue est survenue/],
  ] as const)('stays in sight when the server refuses it with %i', async (status, code, words) => {
    const page = await open(aPerson(), { 'PUT /me': () => refuse(status, { code }) });
    await choose(page, png());
    await page.user.click(screen.getByRole('button', { name: 'Enregistrer la photo' }));
    await screen.findByText(words);
    expect(picture(page)).toBe('blob:preview');
  });

  it('is taken away after a question', async () => {
    const page = await open(aPerson({ avatarUrl: '/api/files/1' }), { 'PUT /me': () => aPerson() });
    await page.user.click(screen.getByRole('button', { name: 'Retirer la photo' }));
    await screen.findByRole('dialog', { name: /^Retirer votre photo/ });

    await page.user.click(screen.getAllByRole('button', { name: 'Retirer la photo' }).at(-1)!);

    await screen.findByText('Votre photo est retirée.');
    expect(page.api.requestsOf('PUT /me')[0]?.body).toEqual({ avatar: null });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(document.activeElement?.textContent).toBe('Choisir une photo');
    expect(picture(page)).toBeUndefined();
  });
});
