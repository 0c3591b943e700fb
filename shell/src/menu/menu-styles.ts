import type { SxProps, Theme } from '@passerelle/shared/ui';

/** 44 px entries; the current one has its ground, its weight and a marker at the edge of the panel. */
export const menuStyles: SxProps<Theme> = ({ palette }) => ({
  '& ul': { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: '4px' },
  '& a': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '11px',
    minHeight: 44,
    px: '10px',
    py: 1,
    borderRadius: '10px',
    color: palette.text.secondary,
    fontSize: '0.90625rem',
    lineHeight: 1.25,
    fontWeight: 500,
    textDecoration: 'none',
    transition: 'background-color 120ms',
  },
  '& a:hover': { backgroundColor: palette.neutral.paper },
  '& svg': { fontSize: 21, color: palette.neutral.ink3, flex: 'none' },
  '& a[aria-current]': { backgroundColor: palette.brand[100], color: palette.brand.text, fontWeight: 620 },
  '& a[aria-current] svg': { color: palette.brand.text },
  '& a[aria-current]::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: -14,
    insetBlock: '9px',
    width: 4,
    borderStartEndRadius: 4,
    borderEndEndRadius: 4,
    backgroundColor: palette.brand.edge,
  },
});
