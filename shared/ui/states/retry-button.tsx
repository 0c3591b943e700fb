import { Trans } from '@lingui/react/macro';
import Button, { type ButtonProps } from '@mui/material/Button';
import RefreshRounded from '@mui/icons-material/RefreshRounded';
import type { ReactNode } from 'react';

type Props = Pick<ButtonProps, 'onClick' | 'variant' | 'size' | 'sx'>;

/** The word on it is the product's: every failure that can be tried again has this one. */
export function RetryButton({ variant = 'outlined', ...rest }: Props): ReactNode {
  return (
    <Button variant={variant} startIcon={<RefreshRounded />} {...rest}>
      <Trans>Réessayer</Trans>
    </Button>
  );
}
