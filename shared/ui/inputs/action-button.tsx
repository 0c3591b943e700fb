import Box from '@mui/material/Box';
import { useId, useState, type MouseEvent, type ReactNode } from 'react';

import { VisuallyHidden } from '../data-display/visually-hidden';
import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';

interface Props extends Omit<ButtonProps, 'loading' | 'disabled' | 'onClick' | 'component' | 'href'> {
  /** Under way: the label stays, a second press does nothing, and focus is kept. */
  busy?: boolean;
  /** The missing input, in words: « Pour continuer : choisissez un contact. » */
  missing?: ReactNode;
  /** Missing input is shown after a press; screen readers hear it before. */
  quiet?: boolean;
  /** A press while something is missing: put the focus there. */
  onMissing?: () => void;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** A button that is never silently disabled. */
export function ActionButton({
  busy = false,
  missing,
  quiet = false,
  onMissing,
  onClick,
  startIcon,
  children,
  ...rest
}: Props): ReactNode {
  const reason = useId();
  const [wasPressed, setPressed] = useState(false);
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy || missing) {
      event.preventDefault();
      setPressed(true);
      if (missing) onMissing?.();
      return;
    }
    onClick?.(event);
  };
  const button = (
    <Button
      variant="contained"
      {...rest}
      {...(missing && { 'aria-disabled': true, 'aria-describedby': reason })}
      aria-busy={busy || undefined}
      onClick={press}
      startIcon={busy ? <CircularProgress size={16} aria-hidden /> : startIcon}
    >
      {children}
    </Button>
  );
  if (!missing) return button;
  return (
    <Box>
      {button}
      {quiet && !wasPressed ? (
        <VisuallyHidden id={reason}>{missing}</VisuallyHidden>
      ) : (
        <Typography id={reason} variant="body2" sx={{ mt: '8px', color: 'text.secondary' }}>
          {missing}
        </Typography>
      )}
    </Box>
  );
}
