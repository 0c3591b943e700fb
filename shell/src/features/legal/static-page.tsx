import { Trans } from '@lingui/react/macro';
import { useCall, type ApiError } from '@passerelle/shared/client';
import type { StaticPageSlug } from '@passerelle/shared/contract';
import { AreaFailure, EmptyState, Skeleton } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

export type LegalSlug = Exclude<StaticPageSlug, 'qa'>;

/** A page of text, in the page's language. */
export const useStaticPage = (slug: StaticPageSlug) => useCall('GET /staticPages/:slug', { params: { slug } });

interface TextStateProps {
  error: ApiError | undefined;
  retry: () => void;
  level: 1 | 2;
}

/** In the place of a text: it is on its way, was never written, or did not come. */
export function TextState({ error, retry, level }: TextStateProps): ReactNode {
  if (error?.status === 404) {
    return (
      <EmptyState level={level} title={<Trans>Ce texte n’est pas encore publié</Trans>}>
        <Trans>Votre organisation le mettra ici. Pour toute question, écrivez-lui.</Trans>
      </EmptyState>
    );
  }
  if (error) {
    return (
      <AreaFailure title={<Trans>Ce texte n’a pas pu être chargé</Trans>} level={level} onRetry={retry}>
        <Trans>Le reste de l’application fonctionne.</Trans>
      </AreaFailure>
    );
  }
  return (
    <div aria-busy="true">
      <Skeleton variant="rounded" width="60%" height={38} sx={{ mb: 3 }} />
      <Skeleton variant="rounded" height={240} />
    </div>
  );
}
