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
  ['edges', { border: 1, borderBottom: '2px dashed', borderColor: 'divider', borderRadius: 1.5, outline: 2 }],
  ['round corners that have a word of CSS', { borderRadius: '50%', outlineColor: 'brand.edge' }],
  ['edges of a line, which are no words', { borderInlineStart: '1px solid', borderInlineColor: 'divider' }],
  ['sizes of a part, and in pixels', { width: 1, height: 0.5, minWidth: 0, maxWidth: 320, minHeight: '1rem' }],
  ['gaps', { gap: 2, rowGap: '4px', columnGap: { xs: 1, lg: 2 } }],
  ['what lies over what', { zIndex: 'appBar', boxShadow: 3, '& p': { zIndex: 4, boxShadow: 'none' } }],
  ['words of letters', { fontWeight: 'bold', fontFamily: 'inherit', fontSize: '0.9rem', font: 'inherit' }],
  ['text by the width of the window', { typography: { xs: 'body2', md: 'h2' }, textAlign: { md: 'end' } }],
  ['a width of the window without a value', { display: { xs: undefined, sm: 'none' } }],
  ['distances of each side', { mt: -1, mb: 'auto', px: 1, py: 0.5, marginInlineStart: 2, paddingBlock: 3 }],
  ['windows within', { '& li': { p: { xs: 0, xl: 1 }, '&::after': { content: '""', bgcolor: 'brand.50' } } }],
  ['a window first, whatever comes first', { p: 3, m: { md: 2, xs: 1 }, color: 'text.disabled' }],
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
