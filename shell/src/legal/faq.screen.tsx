import { Trans } from '@lingui/react/macro';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { useCall } from '@passerelle/shared/client';
import { AreaFailure, PageHeader, RichText, Section, Skeleton } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** The frequent questions, by section; each answer opens under its question. */
export function FaqScreen(): ReactNode {
  const { data, error, retry } = useCall('GET /questionSections');
  return (
    <>
      <PageHeader title={<Trans>Questions fréquentes</Trans>}>
        <Trans>Ce que l’on nous demande le plus souvent.</Trans>
      </PageHeader>
      {error && !data && (
        <AreaFailure title={<Trans>Les questions n’ont pas pu être chargées</Trans>} level={2} onRetry={retry}>
          <Trans>Le reste de l’application fonctionne.</Trans>
        </AreaFailure>
      )}
      {!data && !error && <Skeleton variant="rounded" height={320} aria-busy="true" />}
      {data?.items.map(({ id, title, questions }) => (
        <Section key={id} title={title} sx={{ mb: 5 }}>
          {questions.map((question) => (
            <Accordion key={question.id}>
              <AccordionSummary expandIcon={<ExpandMoreRounded />}>{question.title}</AccordionSummary>
              <AccordionDetails>
                <RichText html={question.answer} />
              </AccordionDetails>
            </Accordion>
          ))}
        </Section>
      ))}
    </>
  );
}
