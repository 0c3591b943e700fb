import { IconButton, type SxProps, type Theme } from '@passerelle/shared/ui';
import { Tooltip } from '@passerelle/shared/ui/mui/tooltip';
import type { ComponentPropsWithRef, ReactNode } from 'react';

interface ToolButtonProps extends Pick<ComponentPropsWithRef<'button'>, 'aria-pressed' | 'aria-expanded' | 'ref'> {
  sx?: SxProps<Theme>;
  label: string;
  /** Disabled for assistive technology, but still focusable, so that the focus is not lost at the last page. */
  isDisabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

export const ToolButton = ({ label, isDisabled = false, onClick, children, ...rest }: ToolButtonProps): ReactNode => (
  <Tooltip title={label}>
    <IconButton
      {...rest}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onClick={() => {
        if (!isDisabled) onClick();
      }}
    >
      {children}
    </IconButton>
  </Tooltip>
);
