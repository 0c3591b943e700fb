import type { OwnProfile } from '@passerelle/shared/contract';
import { useGrowing } from '@passerelle/shared/ui';
import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'react-router-dom';

import { settingSections, useHashScroll } from '../sections/use-sections';
import { DataSection } from './data/data.section';
import { LanguageSection } from './language/language.section';
import { PasswordSection } from './password/password.section';
import { ProgramArea } from './program/program-area';
import { RemindersSection } from './reminders/reminders.section';
import { SecuritySection } from './security/security.section';

/** How the person gets in, what reaches them and in which language, their pauses and their data. */
export function Settings({ me }: { me: OwnProfile }): ReactNode {
  const { hash } = useLocation();
  useHashScroll(settingSections);
  const all = useMemo(
    () => [
      <PasswordSection key="password" me={me} />,
      <SecuritySection key="security" />,
      <LanguageSection key="language" />,
      ...(me.role.slug === 'user' ? [<RemindersSection key="reminders" me={me} />] : []),
      ...(me.selectedProgram ? [<ProgramArea key="program" />] : []),
      <DataSection key="data" me={me} />,
    ],
    [me],
  );
  // Whoever asked for one of them is led to it, which takes all above it.
  return useGrowing(all, () => 'all', { atOnce: hash ? all.length : 1, step: 1 });
}
