import { Trans, useLingui } from '@lingui/react/macro';
import LowPriorityRounded from '@mui/icons-material/LowPriorityRounded';
import WorkOutlineRounded from '@mui/icons-material/WorkOutlineRounded';
import type { ActionSubject } from '@passerelle/shared/contract';
import { Box, Typography } from '@passerelle/shared/ui';
import { Recap } from '@passerelle/shared/wizard';
import type { ReactNode } from 'react';

import { ActionTypeIcon, actionTypeLabels } from '../components/action/action-type';
import type { Start } from './start';

export function SubjectRecap({ subject: { actionType, title } }: { subject: ActionSubject }): ReactNode {
  const { t } = useLingui();
  return (
    <Recap icon={<ActionTypeIcon type={actionType} />} title={t(actionTypeLabels[actionType])} step="what">
      {title}
    </Recap>
  );
}

/** The previous action and the offer that the address names. */
export function StartRecap({ start: { parent, jobOffer } }: { start: Start }): ReactNode {
  const [before, offer] = [parent?.title, jobOffer?.title];
  if (!before && !offer) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: '6px',
        mb: '12px',
        px: '16px',
        py: '12px',
        borderRadius: '12px',
        backgroundColor: 'background.default',
        overflowWrap: 'anywhere',
        '& > div': { display: 'flex', gap: '14px' },
        '& svg': { flex: 'none', color: 'neutral.ink3' },
      }}
    >
      {before && (
        <Typography component="div" variant="body2">
          <LowPriorityRounded className="flip" />
          <Trans>Fait suite à « {before} »</Trans>
        </Typography>
      )}
      {offer && (
        <Typography component="div" variant="body2">
          <WorkOutlineRounded />
          <Trans>Pour l’annonce « {offer} »</Trans>
        </Typography>
      )}
    </Box>
  );
}
