import { Trans } from '@lingui/react/macro';
import type { OwnProfile } from '@passerelle/shared/contract';
import { AreaFailure, Box, PageHeader, Skeleton, useSteadyLoading, VisuallyHidden } from '@passerelle/shared/ui';
import { memo, type ReactNode } from 'react';

import { useProfile } from './sections/account.resource';
import { PhotoSection } from './photo/photo.section';
import { ProfileForm } from './profile/profile.form';
import { MoreFields } from './profile/more/more-fields';
import { SectionNav } from './sections/section-nav';
import { useSections } from './sections/use-sections';
import { Settings } from './settings/settings';

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

const rows = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' } as const;

/** The sections, one under the other; a list of them stays in sight. */
function Sections({ me }: { me: OwnProfile }): ReactNode {
  const sections = useSections(me);
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
      <Box sx={rows}>
        <PhotoSection me={me} />
        <ProfileForm me={me}>
          <Box sx={rows}>
            <MoreFields me={me} />
          </Box>
        </ProfileForm>
        <Settings me={me} />
      </Box>
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
