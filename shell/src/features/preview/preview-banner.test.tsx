import { aProfile, axe, renderScreen } from '@passerelle/shared/testing';
import { screen } from '@testing-library/react';

import { signedIn } from '../../session/session-store';
import { PreviewBanner } from './preview-banner';

describe('the banner of a preview', () => {
  it('names the week and the language, and leads back to the content', async () => {
    const person = aProfile();
    signedIn(person);
    await renderScreen(<PreviewBanner />, { person });

    const banner = screen.getByRole('region', { name: 'Aperçu' });
    expect(banner).toHaveTextContent(/^Aperçu : semaine 7, français\. Rien de ce que vous faites ici n’est compté\./);
    expect(screen.getByRole('link', { name: 'Fermer' })).toHaveAttribute('href', '/client/content');
    await axe();
  });
});
