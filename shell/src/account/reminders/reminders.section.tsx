import { Trans, useLingui } from '@lingui/react/macro';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { OwnProfile } from '@passerelle/shared/contract';
import { Box, Typography } from '@passerelle/shared/ui';
import { useId, type ReactNode } from 'react';

import { AccountSection } from '../sections/account-section';
import { switchStyle } from './switch-style';
import { useReminderMail } from './use-reminder-mail';

/** Partly in the card's own edge, so that nothing moves for what is said a moment long. */
const saidBelow = {
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  height: 24,
  mb: { xs: '-10px', md: '-20px' },
} as const;

/** Reminders wait under the bell in any case; here one has them by mail as well. */
export function RemindersSection({ me }: { me: OwnProfile }): ReactNode {
  const { t } = useLingui();
  const help = useId();
  const { wanted, isSaved, choose } = useReminderMail(me);
  const { email } = me;
  return (
    <AccountSection id="reminders" title={<Trans>Rappels</Trans>}>
      <FormControlLabel
        label={t`Recevoir aussi mes rappels de rendez-vous par e-mail`}
        control={
          <Switch
            checked={wanted}
            onChange={(_, checked) => choose(checked)}
            slotProps={{ input: { 'aria-describedby': help } }}
            sx={switchStyle}
          />
        }
      />
      <Typography id={help} variant="body2" sx={{ mt: '10px', maxWidth: '62ch', color: 'text.secondary' }}>
        <Trans>
          À l’adresse {email}, un jour et une heure avant chaque rendez-vous et, pour une annonce, le matin de la
          relance que vous avez prévue. Dans l’application, ces rappels vous attendent toujours sous la cloche.
        </Trans>
      </Typography>
      <Box component="output" sx={{ ...saidBelow, color: 'success.main' }}>
        {isSaved && (
          <>
            <CheckCircleRounded aria-hidden sx={{ fontSize: 20 }} />
            <Trans>Enregistré</Trans>
          </>
        )}
      </Box>
    </AccountSection>
  );
}
