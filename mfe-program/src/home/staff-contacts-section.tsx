import { Trans } from '@lingui/react/macro';
import type { OwnProfile } from '@passerelle/shared/contract';
import { Card, Section } from '@passerelle/shared/ui';
import { hasStaffContacts, StaffContacts } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

/** Whom a participant can write to: their HR representative and their manager. */
export const StaffContactsSection = ({ me: { job } }: { me: OwnProfile }): ReactNode =>
  hasStaffContacts(job) && (
    <Section title={<Trans>Vos interlocuteurs</Trans>}>
      <Card>
        <StaffContacts job={job} />
      </Card>
    </Section>
  );
