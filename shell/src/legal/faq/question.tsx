import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import type { FaqQuestion } from '@passerelle/shared/contract';
import { RichText } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

interface Props {
  question: FaqQuestion;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** Where a question stands in its page: what a link to it points at. */
export const anchorOf = (questionId: string): string => `q-${questionId}`;

export function Question({ question: { id, title, answer }, isOpen, onToggle }: Props): ReactNode {
  return (
    <Accordion
      expanded={isOpen}
      onChange={(_, next) => onToggle(next)}
      slotProps={{ heading: { component: 'h3' } }}
      sx={{ '@media print': { breakInside: 'avoid' } }}
    >
      <AccordionSummary id={anchorOf(id)} aria-controls={`${anchorOf(id)}-answer`} expandIcon={<ExpandMoreRounded />}>
        {title}
      </AccordionSummary>
      <AccordionDetails>
        <RichText html={answer} />
      </AccordionDetails>
    </Accordion>
  );
}
