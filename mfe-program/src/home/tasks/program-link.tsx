import { Trans } from '@lingui/react/macro';
import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import { RouteLink, routeTo } from '@passerelle/shared/routes';
import { Button } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** In line with the heading, and with the edge of the sheets under it. */
const flush = { marginBlock: '-6px', marginInlineEnd: '-13px' } as const;

/** To the weeks that are behind, and to those beyond the next. */
export const ProgramLink = (): ReactNode => (
  <Button
    component={RouteLink}
    to={routeTo('program')}
    size="small"
    endIcon={<ArrowForwardRounded className="flip" />}
    sx={flush}
  >
    <Trans>Votre programme</Trans>
  </Button>
);
