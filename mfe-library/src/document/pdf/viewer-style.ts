/** What the stylesheet of pdf.js leaves to the page around it. */
export const viewerStyle = {
  // pdf.js asks for it.
  position: 'absolute',
  inset: 0,
  overflow: 'auto',
  '&:focus-visible': { outlineOffset: '-3px' },
  '& .page': { boxSizing: 'content-box' },
  '& .page[data-fault]::before': { content: 'attr(data-fault)', position: 'absolute', inset: 24 },
  '& .textLayer .highlight': {
    '--highlight-bg-color': 'color-mix(in srgb, var(--mui-palette-lantern-main), transparent 50%)',
    '--highlight-selected-bg-color': 'color-mix(in srgb, var(--mui-palette-lantern-main), transparent 20%)',
    // The toolbar and the header stay above a match that is scrolled to.
    scrollMarginTop: '220px',
  },
  '& .textLayer .highlight.selected': { outline: '2.5px solid', outlineColor: 'text.primary', outlineOffset: '1px' },
} as const;
