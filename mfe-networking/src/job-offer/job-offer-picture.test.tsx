import { axe, renderScreen } from '@passerelle/shared/testing';
import { fireEvent, screen } from '@testing-library/react';

import { LoadedPicture } from './job-offer-picture';

const open = () =>
  renderScreen(
    <LoadedPicture src="/api/files/1" alt="Capture du site" failed={<p>L’image ne s’affiche pas</p>} opens />,
  );

describe('a picture', () => {
  it('says that it is loading, until it is shown', async () => {
    await open();
    await screen.findByRole('progressbar', { name: 'Chargement de l’image' });
    await axe();

    fireEvent.load(screen.getByRole('img', { name: 'Capture du site' }));

    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'Capture du site (nouvel onglet)' });
    expect(link).toHaveAttribute('href', '/api/files/1');
  });

  it('gives its place to something else when it cannot be shown', async () => {
    await open();

    fireEvent.error(screen.getByRole('img'));

    screen.getByText('L’image ne s’affiche pas');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
