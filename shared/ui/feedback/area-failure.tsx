import { Trans } from '@lingui/react/macro';
import RefreshRounded from '@mui/icons-material/RefreshRounded';
import { type ReactNode, useId } from 'react';
import LinkOffRounded from '@mui/icons-material/LinkOffRounded';

import { useFormats } from '@passerelle/shared/i18n';

import { Card } from '../surfaces/card';
import { IconTile } from '../data-display/tag';
import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';

/** One sign for whatever did not come, an area or a panel. */
export const FailureSign = LinkOffRounded;

type RetryButtonProps = Pick<ButtonProps, 'onClick' | 'variant' | 'size' | 'sx'>;

/** The word on it is the product's: every failure that can be tried again has this one. */
export function RetryButton({ variant = 'outlined', ...rest }: RetryButtonProps): ReactNode {
  return (
    <Button variant={variant} startIcon={<RefreshRounded />} {...rest}>
      <Trans>Réessayer</Trans>
    </Button>
  );
}

interface Props {
  /** Failure title: « Les actions de networking ne répondent pas ». */
  title: ReactNode;
  /** Failure text: names the parts that still work and the data that is safe. */
  children?: ReactNode;
  onRetry: () => void;
  /** Time stamp of the last attempt. */
  failedAt?: number | undefined;
  /** The heading that the area keeps while it is missing. */
  heading?: ReactNode;
  /** Of the first heading in the area: 1 when the area is the whole screen. */
  level?: 1 | 2 | 3;
}

const below = { 1: 'h2', 2: 'h3', 3: 'h4' } as const;

/** An area that failed keeps its place, names what still works, and can be tried again. */
export function AreaFailure({ title, children, onRetry, failedAt, heading, level = 2 }: Props): ReactNode {
  const { time } = useFormats();
  const id = useId();
  const lastTry = failedAt === undefined ? null : time(failedAt);
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ backgroundColor: 'neutral.subtle', border: '1.5px dashed', borderColor: 'neutral.lineSoft' }}
    >
      {heading && (
        <Typography id={id} component={`h${level}`} variant="h2" sx={{ mb: '18px' }}>
          {heading}
        </Typography>
      )}
      <div role="alert">
        <IconTile tone="warning" size={52}>
          <FailureSign />
        </IconTile>
        <Typography
          id={heading ? undefined : id}
          component={heading ? below[level] : `h${level}`}
          variant={level === 1 ? 'h2' : 'h3'}
          sx={{ mt: '14px', maxWidth: '32ch' }}
        >
          {title}
        </Typography>
        {children && (
          <Typography component="div" variant="body2" sx={{ mt: '6px', maxWidth: '62ch', color: 'text.secondary' }}>
            {children}
          </Typography>
        )}
      </div>
      <RetryButton onClick={onRetry} sx={{ mt: '16px', width: { xs: '100%', md: 'auto' } }} />
      {lastTry && (
        <Typography variant="caption" sx={{ mt: '12px', color: 'neutral.ink3' }}>
          <Trans>Dernier essai à {lastTry}.</Trans>
        </Typography>
      )}
    </Card>
  );
}
