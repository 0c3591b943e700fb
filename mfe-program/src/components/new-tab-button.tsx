import { Trans } from '@lingui/react/macro';
import { Button, type SxProps, type Theme, VisuallyHidden } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

interface Props {
  href: string;
  variant: 'contained' | 'outlined' | 'text';
  startIcon: ReactNode;
  sx?: SxProps<Theme>;
  'aria-describedby'?: string;
  children: ReactNode;
  /** Once it is opened, with whichever button of the mouse. */
  onOpen?: (() => void) | undefined;
}

const isMiddle = 1;

/** Opens an external page in a new tab, and announces it to screen readers. */
export const NewTabButton = ({ children, onOpen, ...rest }: Props): ReactNode => (
  <Button
    component="a"
    {...rest}
    target="_blank"
    rel="noopener noreferrer"
    onClick={onOpen}
    onAuxClick={({ button }) => button === isMiddle && onOpen?.()}
  >
    {children}
    <VisuallyHidden>
      {' '}
      <Trans>(nouvel onglet)</Trans>
    </VisuallyHidden>
  </Button>
);
