import { Trans, useLingui } from '@lingui/react/macro';
import ComputerRounded from '@mui/icons-material/ComputerRounded';
import SmartphoneRounded from '@mui/icons-material/SmartphoneRounded';
import { refreshTouched, send, useCall } from '@passerelle/shared/client';
import type { OwnSession } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Button, LoadedArea, Section, Skeleton, Typography } from '@passerelle/shared/ui';
import { ConfirmDialog, useConfirmation } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { logoutLink } from '../../../../session/full-navigation';

interface SessionTexts {
  /** « Chrome sur Windows » */
  deviceOf: (session: OwnSession) => string;
  /** Seen from this session: no more is known of a place than its network. */
  placeOf: (session: OwnSession) => string;
  timesOf: (session: OwnSession) => string;
}

export function useSessionTexts(): SessionTexts {
  const { t } = useLingui();
  const { ago, dateTime } = useFormats();
  return {
    deviceOf: ({ browser, system }) => {
      if (browser && system) return t`${browser} sur ${system}`;
      return browser ?? system ?? t`Appareil inconnu`;
    },
    placeOf: ({ place, network }) => {
      if (place === 'thisDevice') return t`Cet appareil`;
      if (place === 'sameNetwork') return t`Même réseau que cet appareil`;
      return place === 'otherNetwork' && network ? t`Autre réseau : ${network}` : t`Réseau inconnu`;
    },
    timesOf: ({ isCurrent, startedAt, lastUsedAt }) => {
      const begun = dateTime(startedAt);
      if (isCurrent) return t`Ouverte ${begun}`;
      const used = ago(lastUsedAt);
      return t`Utilisée ${used}, ouverte ${begun}`;
    },
  };
}

const phones: readonly unknown[] = ['Android', 'iPad', 'iPhone'];

interface RowProps {
  session: OwnSession;
  onEnd: () => void;
}

function SessionRow({ session, onEnd }: RowProps): ReactNode {
  const { t } = useLingui();
  const { deviceOf, placeOf, timesOf } = useSessionTexts();
  const device = deviceOf(session);
  const Icon = phones.includes(session.system) ? SmartphoneRounded : ComputerRounded;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'auto 1fr', md: 'auto 1fr auto' },
        gap: '6px 14px',
        alignItems: 'center',
        py: '14px',
        borderTop: '1px solid',
        borderColor: 'neutral.line',
      }}
    >
      <Icon aria-hidden sx={{ color: 'text.secondary' }} />
      <Box>
        <Typography sx={{ fontWeight: 600 }}>{device}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {placeOf(session)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {timesOf(session)}
        </Typography>
      </Box>
      <Box sx={{ gridColumn: { xs: '2', md: 'auto' } }}>
        {session.isCurrent ? (
          <Button variant="neutral" {...logoutLink}>
            <Trans>Se déconnecter</Trans>
          </Button>
        ) : (
          <Button variant="neutral" aria-label={t`Terminer la session ${device}`} onClick={onEnd}>
            <Trans>Terminer</Trans>
          </Button>
        )}
      </Box>
    </Box>
  );
}

const refresh = (): void => refreshTouched('DELETE /me/sessions');

/** Active sessions of the person, which they can end. */
export function SessionsPart(): ReactNode {
  const { t } = useLingui();
  const state = useCall('GET /me/sessions');
  const { deviceOf } = useSessionTexts();
  const ending = useConfirmation<OwnSession | 'others'>({
    act: (session) =>
      session === 'others'
        ? send('DELETE /me/sessions')
        : send('DELETE /me/sessions/:sessionId', { params: { sessionId: session.id } }),
    done: (session) => (session === 'others' ? t`Vos autres sessions sont terminées.` : t`La session est terminée.`),
    onFailure: refresh,
  });
  const { subject } = ending;
  const device = subject && subject !== 'others' ? deviceOf(subject) : '';
  return (
    <Section level={3} title={<Trans>Mes sessions</Trans>}>
      <Typography variant="body2" sx={{ mb: '14px', color: 'text.secondary' }}>
        <Trans>
          Là où votre compte est ouvert. Nous ne gardons que le réseau, pas l’adresse exacte ni la ville. Si vous ne
          reconnaissez pas une session, terminez-la et changez de mot de passe.
        </Trans>
      </Typography>
      <LoadedArea
        state={state}
        failure={<Trans>Vos sessions n’ont pas pu être chargées</Trans>}
        skeleton={<Skeleton variant="rounded" height={140} />}
      >
        {({ items }) => (
          <>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {items.map((session) => (
                <SessionRow key={session.id} session={session} onEnd={() => ending.ask(session)} />
              ))}
            </Box>
            {items.some(({ isCurrent }) => !isCurrent) && (
              <Button variant="outlined" sx={{ mt: '10px' }} onClick={() => ending.ask('others')}>
                <Trans>Terminer toutes les autres</Trans>
              </Button>
            )}
          </>
        )}
      </LoadedArea>
      <ConfirmDialog
        {...ending.dialog}
        title={
          subject === 'others' ? (
            <Trans>Terminer toutes vos autres sessions ?</Trans>
          ) : (
            <Trans>Terminer la session {device} ?</Trans>
          )
        }
        confirmLabel={
          subject === 'others' ? <Trans>Terminer toutes les autres</Trans> : <Trans>Terminer la session</Trans>
        }
        cancelLabel={<Trans>Annuler</Trans>}
      >
        <Trans>Il faudra s’y connecter à nouveau. Ce qui n’y est pas encore enregistré attend sur l’appareil.</Trans>
      </ConfirmDialog>
    </Section>
  );
}
