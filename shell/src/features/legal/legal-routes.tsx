import { useLingui } from '@lingui/react/macro';
import { routePaths } from '@passerelle/shared/routes';
import { Card } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { PrivacyChoice } from '../consent/privacy-choice';
import { FaqScreen } from './faq.screen';
import { StaticPageArticle } from './static-page-article';
import { type LegalSlug, TextState, useStaticPage } from './static-page';

const CHOICES = 'choices';

/** Screen of the terms of use or of the privacy policy; the latter has the choice about cookies. */
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

/** The texts that the product owes its people. */
export function LegalRoutes(): ReactNode {
  const { pathname } = useLocation();
  if (pathname === routePaths.faq) return <FaqScreen />;
  return <StaticPageScreen slug={pathname === routePaths.termsOfUse ? 'terms-of-use' : 'privacy-policy'} />;
}
