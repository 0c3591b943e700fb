import { Trans, useLingui } from '@lingui/react/macro';
import type { BadgeType } from '@passerelle/shared/contract';
import { Box, Card, Section, Skeleton } from '@passerelle/shared/ui';
import { BadgeShield, FamilyIcon, familyLabels } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { PanelContent } from '../panels/panel-content';
import { useBadgeLevels } from './badges.resource';

/** In the order in which people work on them. */
const shown: readonly BadgeType[] = ['cv', 'linkedin', 'professionalProject'];

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(5.25rem, 100%), 1fr))',
  gap: '10px',
  my: 'auto',
  p: 0,
  listStyle: 'none',
} as const;

interface Props {
  personId: string;
  /** Those that the programme gives. */
  types: readonly BadgeType[];
}

/** The current level of each badge, regardless of the range. */
export function BadgesPanel({ personId, types }: Props): ReactNode {
  const { t } = useLingui();
  const state = useBadgeLevels(personId);
  const given = shown.filter((type) => types.includes(type));
  return (
    <Card>
      <Section title={<Trans>Badges à ce jour</Trans>}>
        <PanelContent
          state={state}
          minHeight={140}
          failure={<Trans>Vos badges n’ont pas pu être chargés. Ceux que vous avez obtenus restent à vous.</Trans>}
          skeleton={<Skeleton variant="rounded" height={140} />}
        >
          {(won) => (
            <Box component="ul" sx={grid}>
              {given.map((type) => (
                <li key={type}>
                  <BadgeShield level={won[type]} icon={<FamilyIcon family={type} />} name={t(familyLabels[type])} />
                </li>
              ))}
            </Box>
          )}
        </PanelContent>
      </Section>
    </Card>
  );
}
