import { Trans, useLingui } from '@lingui/react/macro';
import { RouteLink, routeTo, useParams } from '@passerelle/shared/routes';
import { Button, EmptyState } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { errorWords } from './error-words';

/** A page for a status code. A missing code means that the page is. */
export function ErrorPage({ status }: { status: number }): ReactNode {
  const { i18n } = useLingui();
  const words = i18n._(errorWords(status));
  return (
    <EmptyState
      level={1}
      title={status >= 500 ? <Trans>Erreur {status}</Trans> : <Trans>Désolés…</Trans>}
      action={
        <Button component={RouteLink} to={routeTo('home')} variant="contained">
          <Trans>Revenir à l’accueil</Trans>
        </Button>
      }
    >
      {words.charAt(0).toLocaleUpperCase() + words.slice(1)}
    </EmptyState>
  );
}

export function ErrorScreen(): ReactNode {
  const { status } = useParams();
  return <ErrorPage status={/^\d{3}$/.test(status ?? '') ? Number(status) : 404} />;
}
