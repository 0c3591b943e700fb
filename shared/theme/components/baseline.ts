import type { Components, Theme } from '@mui/material/styles';

import { forcedColours } from '../tokens/measures';

export type Overrides = Components<Omit<Theme, 'components'>>;

export const baseline: Overrides = {
  MuiCssBaseline: {
    styleOverrides: ({ vars }) => ({
      ':root': { colorScheme: 'light' },
      body: { textRendering: 'optimizeLegibility', fontFeatureSettings: "'kern', 'liga'" },
      'h1, h2, h3, h4, p, dl, dd, figure, blockquote': { margin: 0 },
      // Names and titles are whatever people typed: a word longer than its line breaks, and pushes nothing out of the window.
      'h1, h2, h3, h4, h5, h6': { overflowWrap: 'anywhere' },
      // Between any two signs, but where their language forbids it; between phrases where the browser knows them.
      ':root:lang(zh), :root:lang(ja)': { lineBreak: 'strict', wordBreak: 'auto-phrase', overflowWrap: 'anywhere' },
      // Compounds are longer than what they stand in.
      ':root:lang(de), :root:lang(ru)': { hyphens: 'auto', hyphenateLimitChars: '12 4 4' },
      // Neither script has an italic; letters that are joined are not set apart.
      ':lang(zh) *, :lang(ja) *, :lang(ar) *, :lang(fa) *': { fontStyle: 'normal', letterSpacing: '0 !important' },
      a: { color: vars.palette.brand.text, textUnderlineOffset: 3, textDecorationThickness: 1 },
      ':focus-visible': { outline: `3px solid ${vars.palette.brand.edge}`, outlineOffset: 2 },
      // An element focused only so that reading starts there is not interactive.
      'main:focus-visible, .MuiDialog-container:focus-visible, .MuiPaper-root:focus-visible': { outline: 'none' },
      // Arrows and chevrons follow the reading; clocks, ticks, media controls and phones do not wear the class.
      '[dir="rtl"] .flip': { transform: 'scaleX(-1)' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0s !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0s !important',
          scrollBehavior: 'auto !important',
        },
      },
      // Charts and gauges write in colours of ours, on a ground that is the system's.
      [forcedColours]: { 'svg text': { fill: 'CanvasText !important' } },
      '@media print': {
        '@page': { margin: '16mm' },
        'html, body': { background: '#fff' },
        // The room that a banner takes on the screen is none on paper.
        body: { fontSize: '11pt', paddingBlockEnd: '0 !important' },
        'header:not(main *), footer:not(main *), nav, aside:not(main *), [data-print="no"]': {
          display: 'none !important',
        },
        // One part alone, such as results: what neither is, holds nor lies in it goes.
        ':root:has([data-print="only"]) main :not(:has([data-print="only"]), [data-print="only"], [data-print="only"] *)':
          {
            display: 'none !important',
          },
        // Their container was laid out for the parts that are gone.
        ':root:has([data-print="only"]) main :has([data-print="only"])': {
          display: 'block !important',
          margin: '0 !important',
          padding: '0 !important',
          border: '0 !important',
          boxShadow: 'none !important',
        },
        '.MuiButton-root, .MuiIconButton-root, .MuiFab-root, .MuiToggleButtonGroup-root': {
          display: 'none !important',
        },
        main: { padding: '0 !important', maxWidth: 'none !important' },
        '.MuiCard-root, tr, li, figure': { breakInside: 'avoid' },
        '.MuiCard-root': { borderColor: '#999' },
        'main a[href^="http"]::after': { content: '" (" attr(href) ")"', overflowWrap: 'anywhere' },
      },
    }),
  },
};
