import { Trans, useLingui } from '@lingui/react/macro';
import { Form, PasswordField, SubmitButton, TextAreaField } from '@passerelle/shared/forms';
import { Box, Button, useToast, VisibleToStaff } from '@passerelle/shared/ui';
import { Dialog } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { askForErasure } from '../../sections/account.mutations';

/** The password stands for a signature; why is the person's own business. */
export function ErasureDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useLingui();
  const toast = useToast();
  return (
    <Dialog open size="medium" onClose={onClose} title={<Trans>Demander l’effacement de vos données</Trans>}>
      <Form
        schema="erasure"
        onSubmit={async (body) => {
          await askForErasure(body);
          onClose();
          toast(<Trans>Votre demande est envoyée. Rien n’est encore effacé.</Trans>);
        }}
      >
        <PasswordField
          name="password"
          label={t`Votre mot de passe`}
          help={t`Pour être sûr que la demande vient de vous.`}
          autoComplete="current-password"
          words={{ notAllowed: t`Ce n’est pas votre mot de passe.` }}
        />
        <div>
          <TextAreaField name="reason" label={t`Pourquoi`} optional />
          <VisibleToStaff sx={{ mt: '8px' }}>
            <Trans>Visible par les responsables de votre organisation.</Trans>
          </VisibleToStaff>
        </div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '10px' }}>
          <Button variant="neutral" onClick={onClose}>
            <Trans>Garder mes données</Trans>
          </Button>
          <SubmitButton danger>
            <Trans>Demander l’effacement</Trans>
          </SubmitButton>
        </Box>
      </Form>
    </Dialog>
  );
}
