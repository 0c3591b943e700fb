import { Trans, useLingui } from '@lingui/react/macro';
import CloseRounded from '@mui/icons-material/CloseRounded';
import { actionSteps, type ActionStep } from '@passerelle/shared/contract';
import { RouteLink } from '@passerelle/shared/routes';
import { Box, IconButton, PasserelleMark, Typography } from '@passerelle/shared/ui';
import { Steps } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { useJourney } from './journey';

interface Props {
  step: ActionStep;
  /** The question of the step. */
  title: ReactNode;
  children: ReactNode;
}

/** Head, way and question of a step. The foot is the step's own: it sends what the step holds. */
export function JourneyFrame({ step, title, children }: Props): ReactNode {
  const { t } = useLingui();
  const { end } = useJourney();
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr auto', md: '1fr auto 1fr' },
          alignItems: 'center',
          minHeight: { xs: 60, xl: 72 },
          px: { xs: '16px', md: '24px' },
          borderBlockEnd: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Box sx={{ display: { xs: 'none', md: 'flex' } }}>
          <PasserelleMark />
        </Box>
        <Typography sx={{ fontWeight: 500, color: 'text.secondary' }}>
          <Trans>Planifier une action</Trans>
        </Typography>
        <IconButton component={RouteLink} to={end} aria-label={t`Quitter`} sx={{ justifySelf: 'end' }}>
          <CloseRounded />
        </IconButton>
      </Box>
      <Box sx={{ maxWidth: 612 + 32, mx: 'auto', px: '16px', pt: { xs: '28px', md: '44px' }, pb: '160px' }}>
        <Steps names={[t`Quoi`, t`Qui`, t`Quand`]} current={actionSteps.indexOf(step) + 1} />
        <Typography component="h1" variant="h1" sx={{ mt: '36px', mb: '24px' }}>
          {title}
        </Typography>
        {children}
      </Box>
    </>
  );
}
