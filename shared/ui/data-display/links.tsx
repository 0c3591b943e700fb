import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { VisuallyHidden } from './visually-hidden';
import Link from '@mui/material/Link';
import type { LinkProps } from '@mui/material/Link';

interface Props extends Pick<LinkProps, 'sx' | 'underline' | 'color' | 'lang' | 'aria-describedby'> {
  href: string;
  children: ReactNode;
  /** Once it is opened, with whichever button of the mouse. */
  onOpen?: () => void;
}

/** Opens in a new tab, and announces it to screen readers. */
export function NewTabLink({ children, onOpen, ...rest }: Props): ReactNode {
  return (
    <Link
      {...rest}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onOpen}
      onAuxClick={({ button }) => button === 1 && onOpen?.()}
    >
      {children}
      <VisuallyHidden>
        {' '}
        <Trans>(nouvel onglet)</Trans>
      </VisuallyHidden>
    </Link>
  );
}
