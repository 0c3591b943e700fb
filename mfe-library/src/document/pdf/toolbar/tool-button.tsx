import { IconButton } from '@passerelle/shared/ui';
import type { ComponentProps, ReactNode } from 'react';

interface Props extends Pick<ComponentProps<typeof IconButton>, 'sx' | 'aria-pressed' | 'aria-expanded' | 'ref'> {
  label: string;
  /** There is nothing further this way: it says so, keeps the focus, and does nothing. */
  isOver?: boolean;
  onClick: () => void;
  children: ReactNode;
}

export const ToolButton = ({ label, isOver = false, onClick, children, ...rest }: Props): ReactNode => (
  <IconButton
    {...rest}
    aria-label={label}
    title={label}
    aria-disabled={isOver || undefined}
    onClick={() => {
      if (!isOver) onClick();
    }}
  >
    {children}
  </IconButton>
);
