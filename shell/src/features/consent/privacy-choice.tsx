import { Trans, useLingui } from '@lingui/react/macro';
import { delays } from '@passerelle/shared/contract/limits';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Card, Section, Typography } from '@passerelle/shared/ui';
import { FormControlLabel, Radio, RadioGroup } from '@passerelle/shared/ui/mui/choices';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';

import { bootData } from '../../boot/boot-data';
import { reloadDocument } from '../../session/full-navigation';
import { hasAnalyticsRun } from './analytics';
import { type Choice, endOf } from './choice';
import { choose, useConsent } from './consent-store';

/** The present choice, since when and until when. */
export function ChoiceTexts({ choice }: { choice: Choice | null }): ReactNode {
  const { date } = useFormats();
  if (!choice) return <Trans>Vous n’avez pas encore choisi. D’ici là, rien n’est mesuré.</Trans>;
  const since = date(choice.at, 'local');
  const until = date(endOf(choice), 'local');
  return choice.analytics ? (
    <Trans>
      Vous avez accepté la mesure d’audience le {since}. Ce choix vaut jusqu’au {until}.
    </Trans>
  ) : (
    <Trans>
      Vous avez refusé la mesure d’audience le {since}. Ce choix vaut jusqu’au {until}.
    </Trans>
  );
}

/** On the privacy page: the choice about cookies, and a control to change it. */
export function PrivacyChoice({ id }: { id: string }): ReactNode {
  const { t } = useLingui();
  const choice = useConsent();
  /** Number of saves since the last announcement; 0: none to announce. */
  const [saved, setSaved] = useState(0);

  const endSaying = useEffectEvent(() => {
    setSaved(0);
    if (choice && !choice.analytics && hasAnalyticsRun()) reloadDocument();
  });
  useEffect(() => {
    if (saved === 0) return undefined;
    const timer = setTimeout(() => endSaying(), delays.savedNoticeMs);
    return () => clearTimeout(timer);
  }, [saved]);

  return (
    <Card id={id} sx={{ mt: 3 }}>
      <Section title={<Trans>Vos choix</Trans>}>
        <Typography sx={{ maxWidth: '62ch' }}>
          <ChoiceTexts choice={choice} />
        </Typography>
        {!bootData.env?.analytics && (
          <Typography variant="body2" sx={{ mt: '6px', maxWidth: '62ch', color: 'text.secondary' }}>
            <Trans>
              Aujourd’hui, aucune mesure d’audience n’est en place ici : seuls les cookies nécessaires sont utilisés.
              Votre choix vaudra si elle l’est un jour.
            </Trans>
          </Typography>
        )}
        <RadioGroup
          aria-label={t`Mesure d’audience`}
          value={choice ? String(choice.analytics) : ''}
          onChange={(_event, value) => {
            choose(value === 'true');
            setSaved((before) => before + 1);
          }}
          sx={{ mt: '12px' }}
        >
          <FormControlLabel control={<Radio />} value="true" label={t`Accepter la mesure d’audience`} />
          <FormControlLabel control={<Radio />} value="false" label={t`Refuser la mesure d’audience`} />
        </RadioGroup>
        <Box component="output" sx={{ display: 'block', minHeight: 24, color: 'success.main' }}>
          {saved > 0 && <Trans>Enregistré</Trans>}
        </Box>
      </Section>
    </Card>
  );
}
