import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnProfile } from '@passerelle/shared/contract';
import { Form, PasswordChecklist, PasswordField, SavedNotice, SubmitButton } from '@passerelle/shared/forms';
import { Box, Typography, useToast } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { saveProfile } from '../../sections/account.mutations';
import { AccountSection } from '../../sections/account-section';

export function PasswordSection({ me }: { me: OwnProfile }): ReactNode {
  const { t } = useLingui();
  const toast = useToast();
  return (
    <AccountSection id="password" title={<Trans>Mot de passe</Trans>}>
      <Typography variant="body2" sx={{ mb: '18px', color: 'text.secondary' }}>
        <Trans>Quand vous le changez, vos autres appareils sont déconnectés.</Trans>
      </Typography>
      <Form
        schema="password"
        intro={false}
        resets
        onSubmit={async (body) => {
          await saveProfile({ body });
          toast(<Trans>Votre mot de passe est changé. Vos autres appareils sont déconnectés.</Trans>);
        }}
      >
        {/* For password managers, which keep the two together. */}
        <input type="text" autoComplete="username" value={me.email} readOnly hidden />
        <PasswordField
          name="oldPassword"
          label={t`Mot de passe actuel`}
          autoComplete="current-password"
          words={{ notAllowed: t`Ce n’est pas votre mot de passe actuel.` }}
        />
        <PasswordField name="password" label={t`Nouveau mot de passe`} autoComplete="new-password" />
        <PasswordChecklist name="password" />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px 16px' }}>
          <SubmitButton waits>
            <Trans>Changer le mot de passe</Trans>
          </SubmitButton>
          <SavedNotice />
        </Box>
      </Form>
    </AccountSection>
  );
}
