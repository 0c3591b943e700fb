import { Box } from '@passerelle/shared/ui';
import { Fragment, type ReactNode } from 'react';

/** An address beneath a name: wide enough to break before the `@` or a dot of its domain, and not within a word. */
export function EmailText({ email }: { email: string }): ReactNode {
  const at = email.lastIndexOf('@');
  const [host = '', ...rest] = email.slice(at).split('.');
  return (
    <Box sx={{ minWidth: 168, typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {email.slice(0, at)}
      <wbr />
      {host}
      {rest.map((part, index) => (
        <Fragment key={rest.slice(index).join('.')}>
          <wbr />.{part}
        </Fragment>
      ))}
    </Box>
  );
}
