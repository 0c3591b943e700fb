import { Trans } from '@lingui/react/macro';
import type { SubTask } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { AnswerList } from '../survey-answers';

/** The answers behind a profile, collapsed; in print only their date. */
export function AnsweredOn({ step }: { step: SubTask }): ReactNode {
  const { weekdayDate } = useFormats();
  const { updatedAt } = step.userSubTask;
  const day = updatedAt && weekdayDate(updatedAt, 'local');
  return (
    <>
      <Box component="details" data-print="no">
        <Typography
          component="summary"
          sx={{ minHeight: 44, py: '10px', cursor: 'pointer', fontWeight: 560, color: 'brand.text' }}
        >
          {day ? <Trans>Relire mes réponses du {day}</Trans> : <Trans>Relire mes réponses</Trans>}
        </Typography>
        <AnswerList step={step} />
      </Box>
      {day && (
        <Typography variant="body2" sx={{ display: 'none', '@media print': { display: 'block' } }}>
          <Trans>Répondu le {day}</Trans>
        </Typography>
      )}
    </>
  );
}
