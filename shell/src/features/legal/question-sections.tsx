import { Plural, Trans, useLingui } from '@lingui/react/macro';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import type { FaqQuestion, Locale, QuestionSection } from '@passerelle/shared/contract';
import { matchesSearch, searchText } from '@passerelle/shared/contract/rules/common/search';
import { queryState, text, useQueryState } from '@passerelle/shared/url-state';
import { Box, ContentText, EmptyState, plainText, RichText, scrollToElement, Section } from '@passerelle/shared/ui';
import { ContentLanguageNote, NoResult, ResultCount, SearchField } from '@passerelle/shared/ui/data';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { useHash } from './use-hash-target';

interface QuestionProps {
  question: FaqQuestion;
  language: Locale;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** Anchor of a question in its page, for links. */
const anchorOf = (questionId: string): string => `q-${questionId}`;

function Question({ question: { id, title, answer }, language, isOpen, onToggle }: QuestionProps): ReactNode {
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

/** Tracks the open answers. The address contains the last one opened, so that it can be shared. */
function useOpenQuestions(ids: readonly string[]): OpenQuestions {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const hash = useHash();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [seen, setSeen] = useState<string>();
  /** Question that a link led to; a question opened by a press is not scrolled to. */
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

/** The questions in which every word is found, in whatever spelling; sections that have none left are not shown. */
export function filterQuestions(sections: readonly QuestionSection[], search: string): QuestionSection[] {
  if (!search) return [...sections];
  return sections
    .map((section) => ({
      ...section,
      questions: section.questions.filter(({ title, answer }) =>
        matchesSearch(searchText(section.title, title, plainText(answer)), search),
      ),
    }))
    .filter(({ questions }) => questions.length > 0);
}

const shape = queryState({ search: text() });

interface Props {
  sections: readonly QuestionSection[];
  /** The language that the page has a note about. */
  notedLanguage: Locale | undefined;
}

export function QuestionSections({ sections, notedLanguage }: Props): ReactNode {
  const { t } = useLingui();
  const [{ search }, { change }] = useQueryState(shape);
  const shown = filterQuestions(sections, search);
  const questions = shown.flatMap((section) => section.questions);
  const { isOpen, toggle } = useOpenQuestions(questions.map(({ id }) => id));
  const count = questions.length;

  if (sections.length === 0) {
    return (
      <EmptyState title={<Trans>Aucune question pour le moment</Trans>}>
        <Trans>Les réponses aux questions fréquentes seront ici.</Trans>
      </EmptyState>
    );
  }
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 18px', mb: 4 }}>
        <SearchField
          label={t`Chercher dans les questions`}
          placeholder={t`Mot de passe, suspension…`}
          value={search}
          onChange={(value) => change({ search: value })}
        />
        <ResultCount>{search && <Plural value={count} one="# question" other="# questions" />}</ResultCount>
      </Box>
      {count === 0 && (
        <NoResult
          title={<Trans>Aucune question ne correspond à « {search} »</Trans>}
          onClear={() => change({ search: '' })}
        />
      )}
      {shown.map(({ id, title, contentLanguage, questions: own }) => (
        <Section key={id} title={<ContentText language={contentLanguage}>{title}</ContentText>} sx={{ mb: 5 }}>
          <ContentLanguageNote language={contentLanguage} within={notedLanguage} sx={{ mb: '10px' }} />
          {own.map((question) => (
            <Question
              key={question.id}
              question={question}
              language={contentLanguage}
              isOpen={isOpen(question.id)}
              onToggle={(next) => toggle(question.id, next)}
            />
          ))}
        </Section>
      ))}
    </>
  );
}
