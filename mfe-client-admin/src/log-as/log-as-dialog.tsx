import { Trans, useLingui } from '@lingui/react/macro';
import { forgetPerson, send } from '@passerelle/shared/client';
import type { User } from '@passerelle/shared/contract';
import { durations } from '@passerelle/shared/contract/limits';
import { Form, SubmitButton, TextAreaField } from '@passerelle/shared/forms';
import { routeTo } from '@passerelle/shared/routes';
import { Box, fullName, Typography, useBreakpointUp } from '@passerelle/shared/ui';
import { Dialog, FormDialogButtons } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

interface Props {
  user: User;
  onClose: () => void;
}

/** Asks for the reason to open the account, and lists beforehand who will be informed. */
export function LogAsDialog({ user, onClose }: Props): ReactNode {
  const { t } = useLingui();
  const name = fullName(user);
  const minutes = durations.logAsMinutes;
  const isPhone = !useBreakpointUp('md');
  return (
    <Dialog open onClose={onClose} size="medium" title={<Trans>Se connecter en tant que {name}</Trans>}>
      <Typography sx={{ mb: '16px' }}>
        <Trans>
          Vous serez dans son compte pendant {minutes} minutes au plus. Une notification et un e‑mail en préviendront{' '}
          {name}, et le journal de son organisation en gardera le motif.
        </Trans>
      </Typography>
      <Form
        schema="logAs"
        intro={false}
        initialValues={{ userId: user.id }}
        onSubmit={async (body) => {
          await send('POST /logAs', { body });
          forgetPerson();
          // Reload: the page holds the former person's data.
          location.assign(routeTo('home'));
        }}
      >
        <Box sx={{ display: 'grid', gap: '20px' }}>
          <TextAreaField name="reason" label={t`Motif`} help={t`Ce que la personne vous a demandé, en une phrase.`} />
          <FormDialogButtons onCancel={onClose}>
            <SubmitButton fullWidth={isPhone}>
              <Trans>Ouvrir son compte</Trans>
            </SubmitButton>
          </FormDialogButtons>
        </Box>
      </Form>
    </Dialog>
  );
}
