import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Link, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { useWizard } from './wizard-context';

interface Props {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  /** Step in which the value was chosen. */
  step: string;
}

/** Value settled by an earlier step, with a link to change it. */
export function Recap({ icon, title, children, step }: Props): ReactNode {
  const { t } = useLingui();
  const { linkTo } = useWizard();
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '14px',
        mb: '12px',
        px: '16px',
        py: '10px',
        borderRadius: '12px',
        backgroundColor: 'background.default',
        '& svg': { flex: 'none', color: 'neutral.ink3' },
      }}
    >
      {icon}
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        {children && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {children}
          </Typography>
        )}
      </Box>
      <Link
        component={RouteLink}
        {...linkTo(step)}
        aria-label={t`Modifier : ${title}`}
        underline="hover"
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontSize: '0.9375rem', fontWeight: 600 }}
      >
        <Trans>Modifier</Trans>
      </Link>
    </Box>
  );
}
