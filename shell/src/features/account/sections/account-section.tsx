import { Trans } from '@lingui/react/macro';
import type { OwnProfile } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Card, fullName, Section, VisibleToStaff } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { SECTION_ROW_HEIGHT } from './section-nav';
import type { SectionId } from './use-sections';

interface Props {
  id: SectionId;
  title: ReactNode;
  children: ReactNode;
}

/** A part of the account, where an address with its name leads. */
export function AccountSection({ id, title, children }: Props): ReactNode {
  return (
    <Card id={id} sx={{ overflowWrap: 'anywhere', scrollMarginBlockStart: { xs: `${SECTION_ROW_HEIGHT}px`, xl: 0 } }}>
      <Section title={title}>{children}</Section>
    </Card>
  );
}

/** Note on the staff who can read these fields, with the names of those who follow the person. */
export function StaffSees({ me: { job } }: { me: OwnProfile }): ReactNode {
  const { list } = useFormats();
  const people = [job?.manager, job?.hrRepresentative].flatMap((person) => (person ? [fullName(person)] : []));
  const names = list(Array.from(new Set(people)));
  return (
    <VisibleToStaff sx={{ mb: '18px' }}>
      {names ? (
        <Trans>Visible par les responsables de votre organisation, dont {names}.</Trans>
      ) : (
        <Trans>Visible par les responsables de votre organisation.</Trans>
      )}
    </VisibleToStaff>
  );
}
