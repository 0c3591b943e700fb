export const readerStyle = {
  marginInline: { xs: '-16px', md: 0 },
  // Unlike `hidden`, this lets the tools stay in sight.
  overflow: 'clip',
  border: '1px solid',
  borderWidth: { xs: '1px 0', md: 1 },
  borderColor: 'divider',
  borderRadius: { xs: 0, md: '18px' },
  backgroundColor: 'neutral.desk',
} as const;

export const toolsStyle = {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'background.paper',
} as const;

/** Only a page that is larger than the desk scrolls sideways. `--tools`: what lies over it when it is scrolled to. */
export const deskStyle = (wideHeight: number, isFinding: boolean) =>
  ({
    '--tools': { xs: isFinding ? '158px' : '64px', md: isFinding ? '124px' : '68px' },
    minHeight: { xs: 420, xl: wideHeight },
    overflowX: 'auto',
    p: { xs: '14px 10px 18px', md: '32px 20px 40px' },
    '&:focus-visible': { outlineOffset: '-3px' },
  }) as const;

export const sheetsStyle = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'safe center',
  gap: { xs: '14px', md: '24px' },
} as const;
