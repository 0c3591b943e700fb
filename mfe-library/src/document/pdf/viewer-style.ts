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
    '--highlight-bg-color': 'color-mix(in srgb, var(--mui-palette-lantern-main), transparent 75%)',
    '--highlight-selected-bg-color': 'color-mix(in srgb, var(--mui-palette-lantern-main), transparent 55%)',
    scrollMarginTop: '80px',
  },
  '& .textLayer .highlight.selected': { outline: '2.5px solid', outlineColor: 'text.primary', outlineOffset: '1px' },
} as const;
