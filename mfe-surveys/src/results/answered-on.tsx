import { Trans } from '@lingui/react/macro';
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import type { SubTask } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Typography } from '@passerelle/shared/ui';
import { Accordion, AccordionDetails, AccordionSummary } from '@passerelle/shared/ui/mui/accordion';
import { type ReactNode, useId } from 'react';

import { AnswerList } from './survey-answers';

/** A line of the text, with an arrow at its start. */
const summary = {
  flexDirection: 'row-reverse',
  alignItems: 'flex-start',
  minHeight: 64,
  p: 0,
  color: 'brand.text',
  '& .MuiAccordionSummary-content': { marginBlock: '10px', fontWeight: 560 },
  '& .MuiAccordionSummary-expandIconWrapper': {
    margin: '13px 0 0',
    marginInline: '-6px 6px',
    color: 'inherit',
    '[dir="rtl"] &': { transform: 'rotate(180deg)' },
    '&.Mui-expanded': { transform: 'rotate(90deg)' },
  },
} as const;

/** The answers behind a profile, collapsed; in print only their date. */
export function AnsweredOn({ step }: { step: SubTask }): ReactNode {
  const id = useId();
  const { weekdayDate } = useFormats();
  const { updatedAt } = step.userSubTask;
  const day = updatedAt && weekdayDate(updatedAt, 'local');
  return (
    <>
      <Accordion
        data-print="no"
        sx={{ border: 0 }}
        slotProps={{ heading: { component: 'div' }, transition: { timeout: 0 }, region: { role: 'group' } }}
      >
        <AccordionSummary
          id={id}
          aria-controls={`${id}-answers`}
          expandIcon={<PlayArrowRounded sx={{ fontSize: 18 }} />}
          sx={summary}
        >
          {day ? <Trans>Relire mes réponses du {day}</Trans> : <Trans>Relire mes réponses</Trans>}
        </AccordionSummary>
        <AccordionDetails sx={{ p: 0 }}>
          <AnswerList step={step} />
        </AccordionDetails>
      </Accordion>
      {day && (
        <Typography variant="body2" sx={{ display: 'none', '@media print': { display: 'block' } }}>
          <Trans>Répondu le {day}</Trans>
        </Typography>
      )}
    </>
  );
}
