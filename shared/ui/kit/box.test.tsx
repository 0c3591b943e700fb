import { css } from '@emotion/react';
import MuiBox from '@mui/material/Box';
import { render, screen } from '@testing-library/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';

import { AppThemeProvider, themeFor } from '@passerelle/shared/theme';
import { keyframes, Box, type SxProps, type Theme } from '../index';

const draw = (children: ReactNode) =>
  render(
    <AppThemeProvider organization={null} locale="fr">
      {children}
    </AppThemeProvider>,
  );

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const Link = ({ children, ...rest }: ComponentPropsWithRef<'a'>) => (
  <Box component="a" {...rest} sx={{ color: 'text.primary', p: 1 }}>
    {children}
  </Box>
);

const many: [name: string, SxProps<Theme>][] = [
  ['spaces and colours', { p: 2, mx: '4px', color: 'text.secondary', bgcolor: 'background.paper' }],
  ['numbers apart from words', { m: '1', lineHeight: 1, flex: '1' }],
  ['widths of the window', { display: { xs: 'none', md: 'grid' }, p: { xs: 1, xl: 3 } }],
  ['what lies within', { '& a': { color: 'brand.text', '&:hover': { textDecoration: 'none' } } }],
  ['functions of the theme', ({ vars }) => ({ borderColor: vars.palette.divider })],
  ['functions for one of them', { stroke: ({ vars }) => vars.palette.brand.fill }],
  [
    'several, the last being the strongest',
    [{ color: 'text.primary', p: 1 }, ({ palette }) => ({ color: palette.divider })],
  ],
  ['sizes of letters', { typography: 'body2', fontWeight: 600 }],
  ['media', { '@media print': { display: 'none' } }],
  ['movement', { animation: `${turn} 1s` }],
  ['nothing that is not set', { color: undefined, p: 0 }],
];

describe('an element with styles', () => {
  it.each(many)('has those of MUI, by the same name: %s', (_name, sx) => {
    draw(
      <>
        <Box sx={sx}>ours</Box>
        <MuiBox sx={sx}>theirs</MuiBox>
      </>,
    );
    const [ours, theirs] = [screen.getByText('ours'), screen.getByText('theirs')];
    const name = [...theirs.classList].find((one) => one.startsWith('p-'));
    expect(ours.className).toBe(name);
    expect(name).not.toBe(`p-${css({}).name}`);
  });

  it('puts styles for a component over the component’s own', () => {
    draw(
      <Box component={Link} href="/faq" className="outer" sx={{ color: 'brand.text' }}>
        FAQ
      </Box>,
    );
    const link = screen.getByRole('link', { name: 'FAQ' });
    expect(link).toHaveClass('outer');
    expect([...link.classList].filter((one) => one.startsWith('p-'))).toHaveLength(1);
    expect(getComputedStyle(link).color).toBe(themeFor(null, 'fr').theme.vars.palette.brand.text);
    expect(getComputedStyle(link).padding).not.toBe('');
  });

  it('is an element like any other without styles', () => {
    draw(<Box component="span">rien</Box>);
    expect(screen.getByText('rien').outerHTML).toBe('<span>rien</span>');
  });
});
