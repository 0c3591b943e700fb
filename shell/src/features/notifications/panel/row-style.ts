import type { SxProps, Theme } from '@passerelle/shared/ui';

/** Unread is a ground, a weight and a dot; to readers it is a word. */
export const rowStyle =
  (isUnread: boolean): SxProps<Theme> =>
  ({ palette }) => ({
    borderBlockStart: `1px solid ${palette.divider}`,
    backgroundColor: isUnread ? palette.brand[50] : 'transparent',
    '& > *': {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '12px',
      width: '100%',
      minHeight: 44,
      padding: '12px 16px',
      border: 0,
      background: 'none',
      color: palette.text.primary,
      font: 'inherit',
      textAlign: 'start',
      textDecoration: 'none',
    },
    '& > a, & > button': {
      cursor: 'pointer',
      '&:hover': { backgroundColor: palette.neutral.sunken },
      '&:focus-visible': { outlineOffset: '-3px' },
    },
    '& .text': {
      display: 'block',
      fontSize: '0.9375rem',
      lineHeight: 1.4,
      fontWeight: isUnread ? 600 : 400,
      overflowWrap: 'anywhere',
    },
    '& .when': { fontSize: '0.8125rem', color: palette.neutral.ink3 },
    '& .dot': {
      flex: 'none',
      width: 10,
      height: 10,
      marginBlockStart: '6px',
      borderRadius: '50%',
      backgroundColor: palette.brand.edge,
      '@media (forced-colors: active)': { border: '5px solid' },
    },
  });
