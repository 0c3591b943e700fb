import { Box } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: '9px',
  minHeight: { xs: 44, md: 32 },
  // A tablet is as wide as a screen, and is touched.
  '@media (pointer: coarse)': { minHeight: 44 },
  fontSize: '0.90625rem',
  color: 'text.primary',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { textDecoration: 'underline' },
  '& svg': { flex: 'none', fontSize: 18, color: 'neutral.ink3' },
} as const;

const underline = {
  color: 'brand.text',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  '&:hover': { textDecorationThickness: '2px' },
} as const;

interface Props {
  /** `mailto:` or `tel:`. */
  href: string;
  /** Names the kind of address. */
  icon: ReactNode;
  /** True among plain facts, to mark the line as a link. */
  underlined?: boolean;
  children: ReactNode;
}

/** An e-mail address or a phone number, as a link that writes or calls. */
export const ContactLine = ({ href, icon, underlined = false, children }: Props): ReactNode => (
  <Box component="a" href={href} sx={underlined ? { ...line, ...underline } : line}>
    {icon}
    {children}
  </Box>
);
