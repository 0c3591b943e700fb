import { Plural, Trans } from '@lingui/react/macro';
import { useCall } from '@passerelle/shared/client';
import type { SecondFactor } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import {
  Box,
  Button,
  Divider,
  lazyDialog,
  LoadedArea,
  Notice,
  Section,
  Skeleton,
  Typography,
} from '@passerelle/shared/ui';
import { type ReactNode, useState } from 'react';

import { loadFactorCatalogue } from '../../../second-factor/load-catalogue';
import type { FactorChange } from '../../../second-factor/second-factor-dialog';
import { AccountSection } from '../../sections/account-section';
import { SessionsPart } from './sessions-part';

const SecondFactorDialog = lazyDialog(async () => {
  const [part] = await Promise.all([
    import(/* webpackChunkName: "second-factor" */ '../../../second-factor/second-factor-dialog'),
    loadFactorCatalogue(),
  ]);
  return part.SecondFactorDialog;
});

interface FactorProps {
  factor: SecondFactor;
  onChange: (change: FactorChange) => void;
}

function FactorOff({ onChange }: Pick<FactorProps, 'onChange'>): ReactNode {
  return (
    <>
      <Typography variant="body2" sx={{ mb: '16px', color: 'text.secondary' }}>
        <Trans>
          Après votre mot de passe, un code affiché par votre téléphone : quelqu’un qui connaîtrait votre mot de passe
          n’entrerait pas pour autant.
        </Trans>
      </Typography>
      <Button variant="outlined" onClick={() => onChange('set-up')}>
        <Trans>Mettre en place</Trans>
      </Button>
    </>
  );
}

function FactorOn({ factor: { since, isRequired, recoveryCodesLeft }, onChange }: FactorProps): ReactNode {
  const { date } = useFormats();
  const day = since && date(since, 'local');
  return (
    <Box sx={{ display: 'grid', gap: '14px' }}>
      <Notice
        tone={recoveryCodesLeft === 0 ? 'warning' : 'success'}
        title={<Trans>La double authentification est activée depuis le {day}.</Trans>}
      >
        <Plural
          value={recoveryCodesLeft}
          _0="Vous n’avez plus de code de secours : demandez-en de nouveaux."
          one="Il vous reste # code de secours."
          other="Il vous reste # codes de secours."
        />
      </Notice>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '10px' }}>
        <Button variant="neutral" onClick={() => onChange('recovery-codes')}>
          <Trans>Nouveaux codes de secours</Trans>
        </Button>
        <Button variant="neutral" onClick={() => onChange('replace')}>
          <Trans>Changer d’application</Trans>
        </Button>
        {!isRequired && (
          <Button variant="outlined" color="error" onClick={() => onChange('turn-off')}>
            <Trans>Désactiver</Trans>
          </Button>
        )}
      </Box>
      {isRequired && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <Trans>Votre organisation la demande : elle ne peut pas être désactivée.</Trans>
        </Typography>
      )}
    </Box>
  );
}

/** Second factor: to set up, to replace, to turn off. */
export function SecondFactorPart(): ReactNode {
  const state = useCall('GET /me/secondFactor');
  const [change, setChange] = useState<FactorChange | null>(null);
  return (
    <Section level={3} title={<Trans>Double authentification</Trans>}>
      <LoadedArea
        state={state}
        failure={<Trans>La double authentification n’a pas pu être chargée</Trans>}
        skeleton={<Skeleton variant="rounded" height={90} />}
      >
        {(factor) =>
          factor.isOn ? <FactorOn factor={factor} onChange={setChange} /> : <FactorOff onChange={setChange} />
        }
      </LoadedArea>
      {change && <SecondFactorDialog change={change} onClose={() => setChange(null)} />}
    </Section>
  );
}

/** Access to the account, and its protection. */
export function SecuritySection(): ReactNode {
  return (
    <AccountSection id="security" title={<Trans>Sécurité</Trans>}>
      <SecondFactorPart />
      <Divider sx={{ my: '24px' }} />
      <SessionsPart />
    </AccountSection>
  );
}
