import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import type { FaqQuestion, Locale } from '@passerelle/shared/contract';
import { ContentText, RichText, scrollToElement } from '@passerelle/shared/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { useHash } from './use-hash-target';

interface Props {
  question: FaqQuestion;
  language: Locale;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** Where a question stands in its page: what a link to it points at. */
export const anchorOf = (questionId: string): string => `q-${questionId}`;

export function Question({ question: { id, title, answer }, language, isOpen, onToggle }: Props): ReactNode {
  return (
    <Accordion
      expanded={isOpen}
      onChange={(_, next) => onToggle(next)}
      slotProps={{ heading: { component: 'h3' } }}
      sx={{ '@media print': { breakInside: 'avoid' } }}
    >
      <AccordionSummary id={anchorOf(id)} aria-controls={`${anchorOf(id)}-answer`} expandIcon={<ExpandMoreRounded />}>
        <ContentText language={language}>{title}</ContentText>
      </AccordionSummary>
      <AccordionDetails>
        <RichText html={answer} language={language} />
      </AccordionDetails>
    </Accordion>
  );
}

interface OpenQuestions {
  isOpen: (id: string) => boolean;
  toggle: (id: string, isOpen: boolean) => void;
}

/** Which answers are open. The last one opened stands in the address, so that it can be passed on. */
export function useOpenQuestions(ids: readonly string[]): OpenQuestions {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const hash = useHash();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [seen, setSeen] = useState<string>();
  /** Where a link led, which is not where a press opened something. */
  const [arrivedAt, setArrivedAt] = useState<string>();

  const pointed = ids.find((id) => anchorOf(id) === hash);
  if (pointed && pointed !== seen) {
    setSeen(pointed);
    setOpen(new Set([...open, pointed]));
    setArrivedAt(pointed);
  }
  useEffect(() => {
    if (arrivedAt) scrollToElement(anchorOf(arrivedAt));
  }, [arrivedAt]);

  return {
    isOpen: (id) => open.has(id),
    toggle: (id, isOpen) => {
      const others = [...open].filter((one) => one !== id);
      setOpen(new Set(isOpen ? [...others, id] : others));
      if (!isOpen) return;
      setSeen(id);
      void navigate(`${pathname}${search}#${anchorOf(id)}`, { replace: true });
    },
  };
}
