import { Trans } from '@lingui/react/macro';
import type { OwnProfile } from '@passerelle/shared/contract';
import {
  AreaFailure,
  Box,
  PageHeader,
  Skeleton,
  useGrowing,
  useSteadyLoading,
  VisuallyHidden,
} from '@passerelle/shared/ui';
import { useLocation } from '@passerelle/shared/routes';
import { memo, type ReactNode, useMemo, useState } from 'react';

import { useProfile } from './sections/account.resource';
import { DataSection } from './data/data.section';
import { LanguageSection } from './language/language.section';
import { PasswordSection } from './password/password.section';
import { PhotoSection } from './photo/photo.section';
import { ProfileForm } from './profile/profile.form';
import { ProgramArea } from './program/program-area';
import { RemindersSection } from './reminders/reminders.section';
import { SectionNav } from './sections/section-nav';
import { useHashScroll, useSections } from './sections/use-sections';
import { SecuritySection } from './security/security.section';

/** The shape of the sections. */
export function AccountSkeleton(): ReactNode {
  return (
    <Box aria-busy sx={{ display: 'grid', gap: '20px', marginInlineStart: { xl: '264px' } }}>
      <VisuallyHidden component="output">
        <Trans>Chargement…</Trans>
      </VisuallyHidden>
      {[180, 420, 260].map((height) => (
        <Skeleton key={height} variant="rounded" height={height} sx={{ borderRadius: '18px' }} />
      ))}
    </Box>
  );
}

/** The sections, one under the other; a list of them stays in sight. */
function Sections({ me }: { me: OwnProfile }): ReactNode {
  const [hasProgram, setHasProgram] = useState(false);
  const isParticipant = me.role.slug === 'user';
  const sections = useSections({ isParticipant, hasProgram });
  useHashScroll();
  // That there is a programme adds a line to the list beside them, and draws none of them anew.
  const all = useMemo(
    () => [
      <PhotoSection key="photo" me={me} />,
      <ProfileForm key="profile" me={me} />,
      <PasswordSection key="password" me={me} />,
      <SecuritySection key="security" />,
      <LanguageSection key="language" />,
      isParticipant && <RemindersSection key="reminders" me={me} />,
      <ProgramArea key="program" onPresence={setHasProgram} />,
      <DataSection key="data" me={me} />,
    ],
    [me, isParticipant],
  );
  const { hash } = useLocation();
  // Whoever asked for one of them is led to it, which takes all above it.
  const parts = useGrowing(all, () => 'all', { atOnce: hash ? all.length : 2, step: 1 });
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: '220px minmax(0, 1fr)' },
        gap: { xs: '14px', xl: '44px' },
        alignItems: 'start',
      }}
    >
      <SectionNav sections={sections} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' }}>{parts}</Box>
    </Box>
  );
}

export const AccountContent = memo(Sections);

/** Everything that a person decides about themselves. */
export function AccountScreen(): ReactNode {
  const { data, error, failedAt, retry } = useProfile();
  const phase = useSteadyLoading(data === undefined && error === undefined);
  return (
    <>
      <PageHeader title={<Trans>Mon compte</Trans>}>
        <Trans>Vos informations, votre mot de passe, votre langue et vos données.</Trans>
      </PageHeader>
      {phase === 'skeleton' && <AccountSkeleton />}
      {data && phase === 'done' && <AccountContent me={data} />}
      {!data && error && phase === 'done' && (
        <AreaFailure title={<Trans>Votre compte n’a pas pu être chargé</Trans>} failedAt={failedAt} onRetry={retry}>
          <Trans>Le reste de l’application fonctionne.</Trans>
        </AreaFailure>
      )}
    </>
  );
}
