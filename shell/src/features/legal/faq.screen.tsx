import { Trans } from '@lingui/react/macro';
import { useCall } from '@passerelle/shared/client';
import { AreaFailure, Box, PageHeader, RichText, Skeleton } from '@passerelle/shared/ui';
import { ContentLanguageNote } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { useStaticPage } from './static-page';
import { QuestionSections } from './question-sections';

/** The frequent questions, by section; each answer opens under its question. */
export function FaqScreen(): ReactNode {
  const { data, error, retry } = useCall('GET /questionSections');
  // An organisation may have written something to begin with, or not.
  const { data: intro, error: noIntro } = useStaticPage('qa');
  const language = intro?.contentLanguage ?? data?.items[0]?.contentLanguage;
  const isReady = data !== undefined && (intro !== undefined || noIntro !== undefined);
  return (
    <>
      <PageHeader title={<Trans>Questions fréquentes</Trans>} />
      {error && !data && (
        <AreaFailure title={<Trans>Les questions n’ont pas pu être chargées</Trans>} level={2} onRetry={retry}>
          <Trans>Le reste de l’application fonctionne.</Trans>
        </AreaFailure>
      )}
      {!isReady && !error && <Skeleton variant="rounded" height={320} aria-busy="true" />}
      {isReady && <ContentLanguageNote language={language} sx={{ mb: '12px' }} />}
      {isReady && intro && (
        <Box sx={{ mb: 4 }}>
          <RichText html={intro.content} language={language} />
        </Box>
      )}
      {isReady && <QuestionSections sections={data.items} notedLanguage={language} />}
    </>
  );
}
