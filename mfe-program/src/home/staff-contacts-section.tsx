import { Trans } from '@lingui/react/macro';
import type { OwnProfile } from '@passerelle/shared/contract';
import { Card, Section } from '@passerelle/shared/ui';
import { hasStaffContacts, StaffContacts } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

/** Contact details of a participant's HR representative and manager. */
export const StaffContactsSection = ({ me: { job } }: { me: OwnProfile }): ReactNode =>
  hasStaffContacts(job) && (
    <Section title={<Trans>Vos interlocuteurs</Trans>}>
      <Card>
        <StaffContacts job={job} />
      </Card>
    </Section>
  );
