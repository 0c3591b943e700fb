import { Trans } from '@lingui/react/macro';
import type { StaffEmailChange, User } from '@passerelle/shared/contract';
import { durations } from '@passerelle/shared/contract/limits';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Button, Email, fullName, Notice } from '@passerelle/shared/ui';
import { ConfirmDialog, useConfirmation } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { cancelEmailChange, refreshUser, releaseEmailChange } from '../user.mutations';
import { useMayChange } from '../user.resource';

interface Props {
  user: User;
  change: StaffEmailChange;
}

/** Actions on a pending address, each after a confirmation. */
function useDecision(user: User, next: string): Record<'release' | 'cancel', ReturnType<typeof useConfirmation<User>>> {
  const { email: present } = user;
  const name = fullName(user);
  const about = ({ id }: User): string => id;
  const release = useConfirmation<User>({
    act: releaseEmailChange,
    done: () => (
      <Trans>
        L’adresse de {name} est désormais <Email>{next}</Email>
      </Trans>
    ),
    about,
    onFailure: refreshUser,
  });
  const cancel = useConfirmation<User>({
    act: cancelEmailChange,
    done: () => (
      <Trans>
        Le changement est annulé : l’adresse de {name} reste <Email>{present}</Email>
      </Trans>
    ),
    about,
    onFailure: refreshUser,
  });
  return { release, cancel };
}

/** An address that staff have entered and that does not count yet: who asked, when, and what can be done. */
export function PendingEmail({ user, change }: Props): ReactNode {
  const { dateTime } = useFormats();
  const mayChange = useMayChange(user);
  const { email: next, askedBy, canRelease } = change;
  const { email: present } = user;
  const name = fullName(user);
  const days = durations.emailTakeBackDays;
  const [asked, until] = [dateTime(change.askedAt, 'local'), dateTime(change.expiresAt, 'local')];
  const { release, cancel } = useDecision(user, next);
  return (
    <>
      <Notice
        tone="info"
        title={<Trans>Une nouvelle adresse e‑mail attend d’être confirmée</Trans>}
        action={
          mayChange && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '10px' }}>
              {canRelease && (
                <Button variant="neutral" onClick={() => release.ask(user)}>
                  <Trans>Valider le changement</Trans>
                </Button>
              )}
              <Button variant="neutral" onClick={() => cancel.ask(user)}>
                <Trans>Annuler le changement</Trans>
              </Button>
            </Box>
          )
        }
      >
        <Box sx={{ display: 'grid', gap: '6px', overflowWrap: 'anywhere' }}>
          <div>
            {askedBy ? <AskedBy who={fullName(askedBy)} {...{ next, asked }} /> : <Asked {...{ next, asked }} />}
          </div>
          <div>
            <Trans>
              D’ici là, <Email>{present}</Email> reste l’adresse du compte. La personne la confirme depuis sa nouvelle
              boîte, avec son mot de passe, jusqu’au {until} ; si elle ne le peut plus, une autre personne qui
              administre l’organisation que celle qui l’a demandé valide le changement.
            </Trans>
          </div>
        </Box>
      </Notice>
      <ConfirmDialog
        {...release.dialog}
        title={<Trans>Valider la nouvelle adresse de {name} ?</Trans>}
        confirmLabel={<Trans>Valider le changement</Trans>}
      >
        <Box sx={{ overflowWrap: 'anywhere' }}>
          <Trans>
            Assurez-vous d’abord que <Email>{next}</Email> est bien la boîte de cette personne : qui la lit pourra
            choisir un nouveau mot de passe. Ses sessions sont terminées. L’ancienne adresse en est prévenue, et peut
            reprendre le compte pendant {days} jours.
          </Trans>
        </Box>
      </ConfirmDialog>
      <ConfirmDialog
        {...cancel.dialog}
        title={<Trans>Annuler le changement d’adresse de {name} ?</Trans>}
        confirmLabel={<Trans>Annuler le changement</Trans>}
        cancelLabel={<Trans>Laisser en attente</Trans>}
      >
        <Box sx={{ overflowWrap: 'anywhere' }}>
          <Trans>
            L’adresse du compte reste <Email>{present}</Email>. Le lien envoyé à <Email>{next}</Email> ne sert plus.
          </Trans>
        </Box>
      </ConfirmDialog>
    </>
  );
}

const AskedBy = ({ who, next, asked }: { who: string; next: string; asked: string }): ReactNode => (
  <Trans>
    {who} a demandé le {asked} que l’adresse devienne <Email bold>{next}</Email>.
  </Trans>
);

const Asked = ({ next, asked }: { next: string; asked: string }): ReactNode => (
  <Trans>
    Il a été demandé le {asked} que l’adresse devienne <Email bold>{next}</Email>.
  </Trans>
);
