import { Trans, useLingui } from '@lingui/react/macro';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import type { OwnProfile } from '@passerelle/shared/contract';
import { delays } from '@passerelle/shared/contract/limits';
import { Box, Email, FailureText, Typography, useToast } from '@passerelle/shared/ui';
import { FormControlLabel, Switch } from '@passerelle/shared/ui/mui/choices';
import { type ReactNode, startTransition, useEffect, useId, useOptimistic, useRef, useState } from 'react';

import { saveProfile } from '../../sections/account.mutations';
import { AccountSection } from '../../sections/account-section';

interface MailChoice {
  wanted: boolean;
  /** For a moment. */
  isSaved: boolean;
  choose: (wanted: boolean) => void;
}

type MailSetting = 'wantsReminderMail' | 'wantsMondayMail';

/** Optimistic state of a mail setting: changed at once, and changed back when saving fails. */
function useMailSetting(me: OwnProfile, name: MailSetting): MailChoice {
  const [wanted, show] = useOptimistic(me[name]);
  const toast = useToast();
  /** Number of saves since the last announcement; 0: none to announce. */
  const [saved, setSaved] = useState(0);
  // One after the other, so that the last choice is the one that stays.
  const before = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    if (saved === 0) return undefined;
    const timer = setTimeout(() => setSaved(0), delays.savedNoticeMs);
    return () => clearTimeout(timer);
  }, [saved]);

  const save = async (choice: boolean): Promise<void> => {
    try {
      await saveProfile({ body: { [name]: choice } });
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

/** In the margin below, partly in the card's own edge, so that nothing moves for what is said a moment long. */
const saidBelow = {
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  height: 24,
  '&:last-child': { mb: { xs: '-10px', md: '-20px' } },
} as const;

interface SwitchProps {
  me: OwnProfile;
  name: MailSetting;
  label: string;
  help: ReactNode;
}

function MailSwitch({ me, name, label, help }: SwitchProps): ReactNode {
  const helpId = useId();
  const { wanted, isSaved, choose } = useMailSetting(me, name);
  return (
    <>
      <FormControlLabel
        label={label}
        control={
          <Switch
            checked={wanted}
            onChange={({ target }) => choose(target.checked)}
            slotProps={{ input: { 'aria-describedby': helpId } }}
          />
        }
      />
      <Typography id={helpId} variant="body2" sx={{ mt: '10px', maxWidth: '62ch', color: 'text.secondary' }}>
        {help}
      </Typography>
      <Box component="output" sx={{ ...saidBelow, color: 'success.main' }}>
        {isSaved && (
          <>
            <CheckCircleRounded aria-hidden sx={{ fontSize: 20 }} />
            <Trans>Enregistré</Trans>
          </>
        )}
      </Box>
    </>
  );
}

/** Mails that a person may choose. Reminders wait under the bell in any case. */
export function RemindersSection({ me }: { me: OwnProfile }): ReactNode {
  const { t } = useLingui();
  const { email } = me;
  const isParticipant = me.role.slug === 'user';
  return (
    <AccountSection id="reminders" title={<Trans>Rappels</Trans>}>
      {isParticipant && (
        <MailSwitch
          me={me}
          name="wantsReminderMail"
          label={t`Recevoir aussi mes rappels de rendez‑vous par e‑mail`}
          help={
            <Trans>
              À l’adresse <Email>{email}</Email>, un jour et une heure avant chaque rendez‑vous et, pour une annonce, le
              matin de la relance que vous avez prévue. Dans l’application, ces rappels vous attendent toujours sous la
              cloche.
            </Trans>
          }
        />
      )}
      <MailSwitch
        me={me}
        name="wantsMondayMail"
        label={
          isParticipant
            ? t`Recevoir ma semaine par e‑mail le lundi`
            : t`Recevoir le lundi un e‑mail sur ce qui est à suivre`
        }
        help={
          isParticipant ? (
            <Trans>
              Les titres de vos tâches de la semaine et votre prochain rendez‑vous, à l’heure choisie par votre
              organisation, tant que votre programme est en cours.
            </Trans>
          ) : (
            <Trans>
              Sur les personnes que vous suivez : des nombres, jamais de noms, à l’heure choisie par votre organisation.
              Quand il n’y a rien à suivre, rien n’est envoyé.
            </Trans>
          )
        }
      />
    </AccountSection>
  );
}
