import { Trans, useLingui } from '@lingui/react/macro';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import { delays, type OwnProfile } from '@passerelle/shared/contract';
import { Box, FailureText, Typography, useToast } from '@passerelle/shared/ui';
import { FormControlLabel, Switch } from '@passerelle/shared/ui/inputs';
import { type ReactNode, startTransition, useEffect, useId, useOptimistic, useRef, useState } from 'react';

import { saveProfile } from '../../sections/account.resource';
import { AccountSection } from '../../sections/account-section';

interface ReminderMail {
  wanted: boolean;
  /** For a moment. */
  isSaved: boolean;
  choose: (wanted: boolean) => void;
}

/** Whether reminders come by mail too: changed at once, and changed back when saving fails. */
export function useReminderMail({ wantsReminderMail }: OwnProfile): ReminderMail {
  const [wanted, show] = useOptimistic(wantsReminderMail);
  const toast = useToast();
  /** How often something was saved since it was last said; 0: there is nothing to say. */
  const [saved, setSaved] = useState(0);
  // One after the other, so that the last choice is the one that stays.
  const before = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    if (saved === 0) return undefined;
    const timer = setTimeout(() => setSaved(0), delays.savedNotice);
    return () => clearTimeout(timer);
  }, [saved]);

  const save = async (choice: boolean): Promise<void> => {
    try {
      await saveProfile({ body: { wantsReminderMail: choice } });
      setSaved((count) => count + 1);
    } catch (error) {
      toast(
        <>
          <Trans>Votre choix n’a pas été enregistré.</Trans> <FailureText error={error} />
        </>,
        { tone: 'error' },
      );
    }
  };
  return {
    wanted,
    isSaved: saved > 0,
    choose: (choice) => {
      setSaved(0);
      startTransition(async () => {
        show(choice);
        const own = before.current.then(() => save(choice));
        before.current = own;
        await own;
      });
    },
  };
}

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
        label={t`Recevoir aussi mes rappels de rendez-vous par e‑mail`}
        control={
          <Switch
            checked={wanted}
            onChange={({ target }) => choose(target.checked)}
            slotProps={{ input: { 'aria-describedby': help } }}
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
