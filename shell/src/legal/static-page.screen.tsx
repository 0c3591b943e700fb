import { useLingui } from '@lingui/react/macro';
import { Card } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { PrivacyChoice } from '../consent/privacy-choice';
import { StaticPageArticle } from './static-page-article';
import { type LegalSlug, useStaticPage } from './static-page.resource';
import { TextState } from './text-state';

const CHOICES = 'choices';

/** The terms, or what becomes of what is known about people; there, each chooses about cookies. */
export function StaticPageScreen({ slug }: { slug: LegalSlug }): ReactNode {
  const { t } = useLingui();
  const { data, error, retry } = useStaticPage(slug);
  const hasChoice = slug === 'privacy-policy';
  const more = hasChoice ? [{ id: CHOICES, words: t`Vos choix` }] : [];
  return (
    <>
      {data ? (
        <StaticPageArticle key={slug} page={data} more={more} />
      ) : (
        <Card>
          <TextState error={error} retry={retry} level={1} />
        </Card>
      )}
      {/* Whatever became of the text, the choice is the person’s. */}
      {hasChoice && <PrivacyChoice id={CHOICES} />}
    </>
  );
}
