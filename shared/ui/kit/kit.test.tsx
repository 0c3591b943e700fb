import { render, screen } from '@testing-library/react';

import { AppThemeProvider } from '@passerelle/shared/theme';
import type { ReactNode } from 'react';

import { Alert, AlertTitle, Button, IconButton, Link, Skeleton, Spinner, SvgIcon, Typography } from '../index';

const show = (piece: ReactNode) =>
  render(
    <AppThemeProvider organization={null} locale="fr">
      {piece}
    </AppThemeProvider>,
  );

describe('the kit', () => {
  it('makes buttons that send no form by themselves, and links of those that have an address', () => {
    show(
      <>
        <Button>Annuler</Button>
        <Button type="submit">Envoyer</Button>
        <Button href="/faq">Questions</Button>
        <IconButton aria-label="Fermer" />
      </>,
    );
    expect(screen.getByRole('button', { name: 'Annuler' })).toHaveAttribute('type', 'button');
    expect(screen.getByRole('button', { name: 'Envoyer' })).toHaveAttribute('type', 'submit');
    expect(screen.getByRole('link', { name: 'Questions' })).toHaveAttribute('href', '/faq');
    expect(screen.getByRole('button', { name: 'Fermer' })).toHaveAttribute('type', 'button');
  });

  it('draws words as what they are, in the size that is asked for', () => {
    show(
      <>
        <Typography variant="h2">Contacts</Typography>
        <Typography variant="h2" component="h1">
          Accueil
        </Typography>
        <Typography>Une phrase.</Typography>
        <Link href="/contacts">Vos contacts</Link>
      </>,
    );
    screen.getByRole('heading', { level: 2, name: 'Contacts' });
    expect(screen.getByRole('heading', { level: 1, name: 'Accueil' })).toHaveClass('kit-h2');
    expect(screen.getByText('Une phrase.').tagName).toBe('P');
    screen.getByRole('link', { name: 'Vos contacts' });
  });

  it('says what a screen says in `sx`, over its own look', () => {
    show(<Button sx={{ minHeight: 60, color: 'text.secondary' }}>Grand</Button>);
    const { minHeight, color } = getComputedStyle(screen.getByRole('button', { name: 'Grand' }));
    expect(minHeight).toBe('60px');
    expect(color).toContain('--mui-palette-text-secondary');
  });

  it('leaves an element the same when it gets styles of its own', () => {
    const { rerender } = render(<Typography sx={undefined}>Ici</Typography>);
    const before = screen.getByText('Ici');
    rerender(<Typography sx={{ mt: '4px' }}>Ici</Typography>);
    expect(screen.getByText('Ici')).toBe(before);
  });

  it('tells readers what is an alert, what turns, and what an icon says', () => {
    show(
      <>
        <Alert severity="error" action={<Button>Réessayer</Button>}>
          <AlertTitle>Ça n’a pas marché</AlertTitle>
        </Alert>
        <Spinner aria-label="Chargement" />
        <SvgIcon titleAccess="Téléphone" />
        <SvgIcon data-testid="mute" />
        <Skeleton width="40%" height={20} />
      </>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Ça n’a pas marché');
    screen.getByRole('progressbar', { name: 'Chargement' });
    screen.getByRole('img', { name: 'Téléphone' });
    expect(screen.getByTestId('mute')).toHaveAttribute('aria-hidden', 'true');
    expect(document.querySelector<HTMLElement>('.kit-skeleton')?.style.width).toBe('40%');
  });
});
