import { Trans } from '@lingui/react/macro';
import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import type { ActionStep } from '@passerelle/shared/contract';
import { RouteLink } from '@passerelle/shared/routes';
import { Box, Button } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { useFootInset } from './use-foot-inset';
import { useJourney } from './journey';

interface Props {
  /** The step before; the first has none. */
  previous?: ActionStep;
  /** What leads on. */
  children: ReactNode;
}

/** Stays at the bottom of the window: back, and on. */
export function JourneyFoot({ previous, children }: Props): ReactNode {
  const { linkTo } = useJourney();
  return (
    <Box
      ref={useFootInset()}
      sx={{
        position: 'fixed',
        insetInline: 0,
        insetBlockEnd: 'var(--page-inset, 0px)',
        zIndex: 'appBar',
        backgroundColor: 'background.paper',
        borderBlockStart: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box
        sx={{
          display: { xs: 'grid', md: 'flex' },
          gridTemplateColumns: previous ? '1fr 1fr' : '1fr',
          alignItems: 'flex-start',
          justifyContent: 'space-between',
          gap: { xs: '8px 12px', md: '12px' },
          maxWidth: 612 + 32,
          mx: 'auto',
          px: '16px',
          pt: '14px',
          pb: 'calc(14px + env(safe-area-inset-bottom, 0px))',
          '& > *': { minWidth: 0 },
          // On a phone the reason of a button that is not ready has the whole width, under both.
          '& > div': { display: { xs: 'contents', md: 'block' } },
          '& > div > p': { gridColumn: '1 / -1', mt: { xs: 0, md: '8px' } },
          '& > .MuiButton-root': { flexShrink: { md: 0 } },
          '& > :only-child': { marginInlineStart: 'auto' },
          // The reason beneath a button that is not ready is wider than the button.
          '& > :last-child': { textAlign: { md: 'end' } },
          '& .MuiButton-root': { width: { xs: '100%', md: 'auto' } },
        }}
      >
        {previous && (
          <Button
            component={RouteLink}
            {...linkTo(previous)}
            variant="neutral"
            startIcon={<ArrowBackRounded className="flip" />}
          >
            <Trans>Précédent</Trans>
          </Button>
        )}
        {children}
      </Box>
    </Box>
  );
}
