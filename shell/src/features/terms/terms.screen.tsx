import { Trans, useLingui } from '@lingui/react/macro';
import { Email, Link, Typography } from '@passerelle/shared/ui';
import { type ReactNode, useEffect } from 'react';

import { PublicLayout } from '../../layouts/public/public-layout';
import { useTabTitle } from '../../layouts/tab-title';
import { loadDocument, logoutLink } from '../../session/full-navigation';
import { returnToFor } from '../../session/return-to';
import { useSession } from '../../session/session-store';
import { TermsChoice } from './terms-choice';

/** Between signing in and the product, once: the terms, read in place, accepted or refused. */
export function TermsScreen(): ReactNode {
  const { t } = useLingui();
  const { status, me } = useSession();
  useTabTitle(t`Avant de commencer`);
  const personId = me?.id;
  // Accepted, here or in another tab.
  useEffect(() => {
    if (status === 'signed-in' && personId) loadDocument(returnToFor(personId));
  }, [status, personId]);
  const email = me?.email;
  return (
    <PublicLayout title={<Trans>Avant de commencer</Trans>}>
      <TermsChoice />
      <Typography variant="body2" sx={{ mt: '26px', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {email && (
          <>
            <Trans>
              Vous utilisez le compte <Email>{email}</Email>.
            </Trans>{' '}
          </>
        )}
        <Link {...logoutLink}>
          <Trans>Se déconnecter</Trans>
        </Link>
      </Typography>
    </PublicLayout>
  );
}
