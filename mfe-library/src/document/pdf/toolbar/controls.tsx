import { IconButton } from '@passerelle/shared/ui';
import type { ComponentProps, ReactNode } from 'react';

interface ToolButtonProps extends Pick<
  ComponentProps<typeof IconButton>,
  'sx' | 'aria-pressed' | 'aria-expanded' | 'ref'
> {
  label: string;
  /** Disabled for assistive technology, but still focusable, so that the focus is not lost at the last page. */
  isDisabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

export const ToolButton = ({ label, isDisabled = false, onClick, children, ...rest }: ToolButtonProps): ReactNode => (
  <IconButton
    {...rest}
    aria-label={label}
    title={label}
    aria-disabled={isDisabled || undefined}
    onClick={() => {
      if (!isDisabled) onClick();
    }}
  >
    {children}
  </IconButton>
);

/** A small input of the toolbar. */
export const fieldStyle = {
  height: 38,
  px: '10px',
  border: '1.5px solid',
  borderColor: 'neutral.lineStrong',
  borderRadius: '10px',
  font: 'inherit',
  fontSize: '1rem',
  color: 'text.primary',
  backgroundColor: 'background.paper',
} as const;
