import type { OwnProfile } from '@passerelle/shared/contract';
import type { ReactNode } from 'react';

import { settingSections, useHashScroll } from '../sections/use-sections';
import { DataSection } from './data/data.section';
import { LanguageSection } from './language/language.section';
import { PasswordSection } from './password/password.section';
import { ProgramArea } from './program/program-area';
import { RemindersSection } from './reminders/reminders.section';
import { SecuritySection } from './security/security.section';

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
