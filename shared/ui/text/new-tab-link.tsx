import { Trans } from '@lingui/react/macro';
import Link, { type LinkProps } from '@mui/material/Link';
import type { ReactNode } from 'react';

import { VisuallyHidden } from './visually-hidden';

interface Props extends Pick<LinkProps, 'sx' | 'underline' | 'color' | 'lang'> {
  href: string;
  children: ReactNode;
}

/** Opens beside the product, and says so to those who do not see it. */
export function NewTabLink({ children, ...rest }: Props): ReactNode {
  return (
    <Link {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden>
        {' '}
        <Trans>(nouvel onglet)</Trans>
      </VisuallyHidden>
    </Link>
  );
}
