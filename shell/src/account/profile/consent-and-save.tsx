import { Trans, useLingui } from '@lingui/react/macro';
import { CheckboxField, SavedNotice, SubmitButton } from '@passerelle/shared/forms';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Card, NewTabLink } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** The agreement without which nothing is sent, and the button. */
export function ConsentAndSave(): ReactNode {
  const { t } = useLingui();
  return (
    <Card>
      <CheckboxField name="consent" label={t`Politique de confidentialité`}>
        <Trans>
          J’accepte que ces informations soient utilisées comme le dit la{' '}
          <NewTabLink href={routeTo('privacyPolicy')}>politique de confidentialité</NewTabLink>.
        </Trans>
      </CheckboxField>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px 16px', mt: '16px' }}>
        <SubmitButton waits>
          <Trans>Enregistrer mes informations</Trans>
        </SubmitButton>
        <SavedNotice />
      </Box>
    </Card>
  );
}
