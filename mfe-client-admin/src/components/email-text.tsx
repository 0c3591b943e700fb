import { Box } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** Where it has no room in one line it breaks before the `@`, and nowhere else: a domain cut at a dot reads as another one. */
const address = {
  minWidth: 168,
  // A name that is longer than that by itself ends in dots: the profile shows it whole.
  maxWidth: 'max(220px, 28vw)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '& wbr': { whiteSpace: 'normal' },
  typography: 'caption',
  color: 'text.secondary',
} as const;

/** An e-mail address beneath a name. */
export function EmailText({ email }: { email: string }): ReactNode {
  const at = email.lastIndexOf('@');
  return (
    <Box sx={address}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </Box>
  );
}
