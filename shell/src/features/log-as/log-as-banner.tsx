import { Plural, Trans, useLingui } from '@lingui/react/macro';
import SupervisorAccountRounded from '@mui/icons-material/SupervisorAccountRounded';
import { forgetPerson, send } from '@passerelle/shared/client';
import type { OwnProfile } from '@passerelle/shared/contract';
import { now, useFormats } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import { ActionButton, Box, FailureText, fullName, VisuallyHidden } from '@passerelle/shared/ui';
import { useEffect, useState, type ReactNode } from 'react';

import { loadDocument } from '../../session/full-navigation';
import { revalidateSession } from '../../session/revalidate-session';
import { useSession } from '../../session/session-store';

const TICK_MS = 10_000;
const MINUTE_MS = 60_000;
/** Said aloud then, and not at every minute. */
const announcedMinutes: readonly number[] = [15, 5, 1];

/** Whole minutes that are left, the one that runs included; none: it is over. */
function useMinutesLeft(until: string): number {
  const left = (): number => Math.max(0, Math.ceil((Date.parse(until) - now().getTime()) / MINUTE_MS));
  const [minutes, setMinutes] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setMinutes(left()), TICK_MS);
    return () => clearInterval(timer);
  });
  return minutes;
}

/** In whose account one is, for how long, and the way out: above everything, in both spaces. */
export function LogAsBanner(): ReactNode {
  const { me } = useSession();
  return me?.loggedAs ? <Banner me={me} until={me.loggedAs.until} /> : null;
}

function Banner({ me, until }: { me: OwnProfile; until: string }): ReactNode {
  const { t } = useLingui();
  const { time } = useFormats();
  const minutes = useMinutesLeft(until);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(undefined);
  const name = fullName(me);
  const isOver = minutes === 0;

  // The server has ended the session as another person: it answers with the staff member's profile, so the page
  // reloads.
  useEffect(() => {
    if (!isOver) return undefined;
    void revalidateSession();
    const timer = setInterval(() => void revalidateSession(), TICK_MS);
    return () => clearInterval(timer);
  }, [isOver]);

  const quit = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await send('DELETE /logAs');
      forgetPerson();
      loadDocument(routeTo('clientUser', { userId: me.id }));
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };

  const end = time(until);
  const announcement = announcedMinutes.includes(minutes) ? (
    <Plural value={minutes} one="Encore # minute" other="Encore # minutes" />
  ) : null;
  return (
    <Box
      component="section"
      aria-label={t`Connexion au nom d’une autre personne`}
      data-print="no"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: { xs: '10px', md: '16px' },
        paddingBlock: { xs: '4px', md: '8px' },
        paddingInline: { xs: '12px', md: '16px', xl: '24px' },
        color: 'common.white',
        backgroundColor: 'brand.deep',
        '& svg': { flex: 'none' },
        // The ring of the brand is too dark for this ground.
        '& :focus-visible': { outlineColor: '#fff' },
      }}
    >
      <SupervisorAccountRounded />
      <Box sx={{ flex: 1, minWidth: 0, typography: { xs: 'caption', md: 'body2' }, overflowWrap: 'anywhere' }}>
        <Box component="p" sx={{ m: 0, fontWeight: 600 }}>
          <Trans>Vous êtes dans le compte de {name}</Trans>
        </Box>
        <Box component="p" sx={{ m: 0 }}>
          {isOver ? (
            <Trans>C’est terminé : vous revenez à votre compte dès que le serveur répond.</Trans>
          ) : (
            <>
              <Plural value={minutes} one="Encore # minute" other="Encore # minutes" />
              {', '}
              <Trans>jusqu’à {end}</Trans>
            </>
          )}
        </Box>
        {failure !== undefined && (
          <Box component="p" role="alert" sx={{ m: 0 }}>
            <FailureText error={failure} />
          </Box>
        )}
      </Box>
      <ActionButton variant="neutral" size="small" busy={busy} sx={{ minHeight: 44 }} onClick={() => void quit()}>
        <Trans>Quitter</Trans>
      </ActionButton>
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
    </Box>
  );
}
