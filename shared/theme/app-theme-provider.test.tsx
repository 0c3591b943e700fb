import { render, screen, waitFor } from '@testing-library/react';

import { AppThemeProvider } from './app-theme-provider';

const colourOfPage = (): string =>
  getComputedStyle(document.documentElement).getPropertyValue('--mui-palette-brand-fill').trim();

const organisation = { primary: '#0B2545', secondary: null, background: null, logoUrl: null, bannerUrl: null };

describe('AppThemeProvider', () => {
  it('given a nonce, puts it on every style it writes', () => {
    render(
      <AppThemeProvider organization={null} locale="fr" nonce="n-123">
        <p>Bonjour</p>
      </AppThemeProvider>,
    );
    const styles = Array.from(document.querySelectorAll('style'));
    expect(styles.length).toBeGreaterThan(0);
    expect(styles.filter(({ nonce }) => nonce !== 'n-123')).toEqual([]);
  });

  it('when the organisation becomes known, takes its colour', () => {
    const page = (theme: typeof organisation | null) => (
      <AppThemeProvider organization={theme} locale="fr">
        <p>Bonjour</p>
      </AppThemeProvider>
    );
    const { rerender } = render(page(null));
    expect(colourOfPage()).toBe('#6B5AED');
    rerender(page(organisation));
    expect(colourOfPage()).toBe('#0B2545');
  });

  it('given a locale that reads from the right, waits for what mirrors the styles, then shows the page', async () => {
    render(
      <AppThemeProvider organization={null} locale="ar">
        <p>مرحبًا</p>
      </AppThemeProvider>,
    );
    await waitFor(() => expect(screen.getByText('مرحبًا')).toBeInstanceOf(HTMLElement));
    expect(document.querySelectorAll('style[data-emotion^="pr"]').length).toBeGreaterThan(0);
  });
});
