import { Trans } from '@lingui/react/macro';
import type { BadgeType } from '@passerelle/shared/contract';
import { badgeTypes } from '@passerelle/shared/contract/enums/tasks';
import { Card, LoadedArea, Section, Skeleton } from '@passerelle/shared/ui';
import { BadgeShield, FamilyIcon } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { badgeNames } from '../components/badge-labels';
import { useStats } from '../components/own-profile.resource';

/** In the order in which participants work on them. */
const shown: readonly BadgeType[] = ['cv', 'linkedin', 'professionalProject'];

/** The badges of the programme and their levels. A programme that lists none has them all. */
export function BadgesSection({ types }: { types: readonly BadgeType[] }): ReactNode {
  const stats = useStats();
  const given = types.length > 0 ? types : badgeTypes;
  return (
    <Section title={<Trans>Badges</Trans>}>
      <LoadedArea
        state={stats}
        failure={<Trans>Vos badges ne répondent pas</Trans>}
        failureText={<Trans>Ceux que vous avez obtenus restent à vous.</Trans>}
        skeleton={<Skeleton variant="rounded" height={170} />}
      >
        {({ badges }) => (
          <Card
            component="ul"
            padding="none"
            sx={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(5.25rem, 100%), 1fr))',
              gap: '10px',
              m: 0,
              p: '22px 16px',
              listStyle: 'none',
            }}
          >
            {shown
              .filter((type) => given.includes(type))
              .map((type) => (
                <li key={type}>
                  <BadgeShield level={badges[type].level} icon={<FamilyIcon family={type} />} name={badgeNames[type]} />
                </li>
              ))}
          </Card>
        )}
      </LoadedArea>
    </Section>
  );
}
