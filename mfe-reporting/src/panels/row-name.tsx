import { Link } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

interface Props {
  onOpen: (() => void) | undefined;
  children: ReactNode;
}

/** Name of a row of figures; a press opens the people behind it. */
export const RowName = ({ onOpen, children }: Props): ReactNode =>
  onOpen ? (
    <Link
      component="button"
      type="button"
      aria-haspopup="dialog"
      color="inherit"
      onClick={onOpen}
      sx={{
        font: 'inherit',
        textAlign: 'start',
        paddingBlock: '12px',
        marginBlock: '-12px',
        textUnderlineOffset: '3px',
      }}
    >
      {children}
    </Link>
  ) : (
    children
  );
