import { Trans, useLingui } from '@lingui/react/macro';
import { RouteLink, routeTo, useGo } from '@passerelle/shared/routes';
import { Box, Button, EmptyState, RetryButton } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { errorWords } from './error-words';

/** A page for a status code: what happened, and the ways on. */
export function ErrorPage({ status }: { status: number }): ReactNode {
  const { i18n } = useLingui();
  const go = useGo();
  const { title, text } = errorWords(status);
  return (
    <EmptyState
      level={1}
      title={i18n._(title)}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '12px' }}>
          {status >= 500 && <RetryButton variant="contained" onClick={() => go.back(routeTo('home'))} />}
          {status === 401 && (
            <Button component="a" href={routeTo('login')} variant="contained">
              <Trans>Se connecter</Trans>
            </Button>
          )}
          <Button
            component={RouteLink}
            to={routeTo('home')}
            variant={status >= 500 || status === 401 ? 'neutral' : 'contained'}
          >
            <Trans>Revenir à l’accueil</Trans>
          </Button>
        </Box>
      }
    >
      {i18n._(text)}
    </EmptyState>
  );
}
