import { Box, Email } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

const address = { minWidth: 168, typography: 'caption', color: 'text.secondary' } as const;

/** Tall enough to be hit beside the name. */
const link = {
  display: 'block',
  paddingBlock: '3px',
  textDecoration: 'none',
  '&:hover': { color: 'text.primary', textDecoration: 'underline' },
} as const;

interface Props {
  email: string;
  /** Link to write to the person; absent for plain text. */
  href?: string;
}

/** An e-mail address beneath a name. */
export const EmailText = ({ email, href }: Props): ReactNode => (
  <Box {...(href && { component: 'a', href })} sx={href ? [address, link] : address}>
    <Email>{email}</Email>
  </Box>
);
