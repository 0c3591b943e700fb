import { Trans } from '@lingui/react/macro';
import type { OwnProfile } from '@passerelle/shared/contract';
import { Slot } from '@passerelle/shared/remotes';
import { Box, Card, SkeletonCard, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { settingSections, useHashScroll } from '../sections/use-sections';
import { DataSection } from './data/data.section';
import { LanguageSection } from './language/language.section';
import { PasswordSection } from './password/password.section';
import { RemindersSection } from './reminders/reminders.section';
import { SecuritySection } from './security/security.section';

const noSuspension = (
  <Card>
    <Typography sx={{ color: 'text.secondary' }}>
      <Trans>Les pauses de votre programme ne sont pas disponibles pour le moment.</Trans>
    </Typography>
  </Card>
);

/** Slot in which another remote shows the programme and its pauses, under a heading of its own. */
const ProgramArea = (): ReactNode => (
  <Box id="program" sx={{ borderRadius: '18px' }}>
    <Slot name="account.suspension" fallback={noSuspension} loading={<SkeletonCard lines={4} />} />
  </Box>
);

/** Sign-in, notifications, language, pauses and data of the person. */
export function Settings({ me }: { me: OwnProfile }): ReactNode {
  useHashScroll(settingSections);
  return (
    <>
      <PasswordSection me={me} />
      <SecuritySection />
      <LanguageSection />
      <RemindersSection me={me} />
      {me.selectedProgram && <ProgramArea />}
      <DataSection me={me} />
    </>
  );
}
