import type { CSSObject, Theme } from '@mui/material/styles';

/** What holds for the elements of every page, and how it is printed. */
export function baseline({ vars, typography }: Theme): Record<string, CSSObject> {
  return {
    html: {
      boxSizing: 'border-box',
      WebkitFontSmoothing: 'antialiased',
      MozOsxFontSmoothing: 'grayscale',
      // An iPhone on its side would enlarge letters by its own judgement.
      WebkitTextSizeAdjust: '100%',
    },
    '*, *::before, *::after': { boxSizing: 'inherit' },
    ':where(strong, b)': { fontWeight: typography.fontWeightBold },
    ':root': { colorScheme: 'light' },
    body: {
      ...typography.body1,
      margin: 0,
      color: vars.palette.text.primary,
      backgroundColor: vars.palette.background.default,
      textRendering: 'optimizeLegibility',
      fontFeatureSettings: "'kern', 'liga'",
    },
    'h1, h2, h3, h4, p, dl, dd, figure, blockquote': { margin: 0 },
    // Names and titles are whatever people typed: a word longer than its line breaks, and pushes nothing out of the window.
    'h1, h2, h3, h4, h5, h6': { overflowWrap: 'anywhere' },
    ':where(a)': { color: vars.palette.brand.text, textUnderlineOffset: 3, textDecorationThickness: 1 },
    ':focus-visible': { outline: `3px solid ${vars.palette.brand.edge}`, outlineOffset: 2 },
    // What takes focus so that reading starts there is not something to act on.
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
      // What holds it was laid out for the parts that are gone.
      ':root:has([data-print="only"]) main :has([data-print="only"])': {
        display: 'block !important',
        margin: '0 !important',
        padding: '0 !important',
        border: '0 !important',
        boxShadow: 'none !important',
      },
      '.kit-button, .kit-icon-button': {
        display: 'none !important',
      },
      main: { padding: '0 !important', maxWidth: 'none !important' },
      'tr, li, figure': { breakInside: 'avoid' },
      'main a[href^="http"]::after': { content: '" (" attr(href) ")"', overflowWrap: 'anywhere' },
    },
  };
}
