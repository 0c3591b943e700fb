import { Trans } from '@lingui/react/macro';
import { AreaFailure, RichText, Skeleton, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { type LegalSlug, useStaticPage } from './static-page.resource';

interface Props {
  slug: LegalSlug;
  /** Under the heading of a dialog the page's own title is one level down. */
  heading: 'h1' | 'h2';
}

/** A legal text with its title: as a page, or inside a dialog. */
export function StaticPageText({ slug, heading }: Props): ReactNode {
  const { data, error, retry } = useStaticPage(slug);
  if (error && !data) {
    return (
      <AreaFailure
        title={<Trans>Ce texte n’a pas pu être chargé</Trans>}
        level={heading === 'h1' ? 1 : 2}
        onRetry={retry}
      >
        <Trans>Le reste de l’application fonctionne.</Trans>
      </AreaFailure>
    );
  }
  if (!data) {
    return (
      <div aria-busy="true">
        <Skeleton variant="rounded" width="60%" height={38} sx={{ mb: 3 }} />
        <Skeleton variant="rounded" height={240} />
      </div>
    );
  }
  return (
    <>
      <Typography variant={heading} sx={{ mb: 3 }}>
        {data.title}
      </Typography>
      <RichText html={data.content} />
    </>
  );
}
