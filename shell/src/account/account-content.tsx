import type { OwnProfile } from '@passerelle/shared/contract';
import { Box } from '@passerelle/shared/ui';
import { useState, type ReactNode } from 'react';

import { DataSection } from './data/data.section';
import { LanguageSection } from './language/language.section';
import { PasswordSection } from './password/password.section';
import { PhotoSection } from './photo/photo.section';
import { ProfileForm } from './profile/profile.form';
import { ProgramArea } from './program/program-area';
import { RemindersSection } from './reminders/reminders.section';
import { SecuritySection } from './security/security.section';
import { SectionNav } from './sections/section-nav';
import { useHashScroll } from './sections/use-hash-scroll';
import { useSections } from './sections/use-sections';

/** The sections, one under the other; on wide screens a list of them stays beside. */
export function AccountContent({ me }: { me: OwnProfile }): ReactNode {
  const [hasProgram, setHasProgram] = useState(false);
  const isParticipant = me.role.slug === 'user';
  const sections = useSections({ isParticipant, hasProgram });
  useHashScroll();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: '220px minmax(0, 1fr)' },
        gap: '44px',
        alignItems: 'start',
      }}
    >
      <SectionNav sections={sections} />
      <Box sx={{ display: 'grid', gap: '20px' }}>
        <PhotoSection me={me} />
        <ProfileForm me={me} />
        <PasswordSection me={me} />
        <SecuritySection />
        <LanguageSection />
        {isParticipant && <RemindersSection me={me} />}
        <ProgramArea onPresence={setHasProgram} />
        <DataSection me={me} />
      </Box>
    </Box>
  );
}
