import { Trans } from '@lingui/react/macro';
import type { ChartView } from '@passerelle/shared/charts';
import { useCall } from '@passerelle/shared/client';
import type { OwnProfile } from '@passerelle/shared/contract';
import { now } from '@passerelle/shared/i18n';
import { oneOf, queryState, useQueryState } from '@passerelle/shared/routes';
import { Box, LoadedArea, Page, PageHeader, Skeleton } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { ActivityPanel } from './activity-panel';
import { BadgesPanel } from './badges-panel';
import { Figures } from './figures';
import { RangeFilter } from './range-filter';
import { lastDays, programRange, type RangePreset, rangePresets } from './reporting-range';

/** The own dashboard of the signed-in person. */
export function DashboardScreen(): ReactNode {
  const me = useCall('GET /me');
  return (
    <Page
      header={
        <PageHeader title={<Trans>Votre reporting</Trans>}>
          <Trans>Ce que vous avez fait, sur la période de votre choix.</Trans>
        </PageHeader>
      }
    >
      <LoadedArea
        state={me}
        level={2}
        failure={<Trans>Votre reporting ne répond pas</Trans>}
        failureText={<Trans>Rien n’est perdu : vos points et vos badges sont enregistrés.</Trans>}
        skeleton={<Skeleton variant="rounded" height={420} />}
      >
        {(person) => <Dashboard person={person} />}
      </LoadedArea>
    </Page>
  );
}

interface DashboardState {
  range: RangePreset;
  view: ChartView;
}

const dashboardState = queryState<DashboardState>({
  range: oneOf(rangePresets, '7d'),
  view: oneOf(['chart', 'table'], 'chart'),
});

const panels = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', xxl: 'minmax(0, 2fr) minmax(0, 1fr)' },
  gap: { xs: '14px', md: '18px' },
  mt: { xs: '14px', md: '18px' },
} as const;

type Person = Pick<OwnProfile, 'id' | 'selectedProgram'>;

/** The figures and panels of one person. */
function Dashboard({ person: { id, selectedProgram } }: { person: Person }): ReactNode {
  const [{ range: wanted, view }, { change }] = useQueryState(dashboardState);
  const program = programRange(selectedProgram?.dates ?? null, now());
  // A shared address may ask for a programme that this person does not have.
  const preset = wanted === 'program' && !program ? '7d' : wanted;
  const range = preset === 'program' && program ? program : lastDays(preset === 'program' ? '7d' : preset, now());
  return (
    <>
      <RangeFilter
        value={preset}
        range={range}
        hasProgram={program !== undefined}
        onChange={(next) => change({ range: next })}
      />
      <Figures personId={id} range={range} />
      <Box sx={panels}>
        <ActivityPanel personId={id} range={range} view={view} onView={(next) => change({ view: next })} />
        <BadgesPanel personId={id} types={selectedProgram?.program.badges ?? []} />
      </Box>
    </>
  );
}
