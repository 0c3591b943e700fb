import { Trans } from '@lingui/react/macro';
import { useCall } from '@passerelle/shared/client';
import type { OwnProfile } from '@passerelle/shared/contract';
import { badgeTypes } from '@passerelle/shared/contract/enums/tasks';
import { defaultTimeZone } from '@passerelle/shared/contract/rules/common/time-zone';
import { allows } from '@passerelle/shared/contract/rules/people/permissions';
import { now } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Card, Link, LoadedArea, Page, PageHeader, Section, Skeleton, Typography } from '@passerelle/shared/ui';
import { type ChartView, Described, DescriptionList } from '@passerelle/shared/ui/data';
import { oneOf, queryState, useQueryState } from '@passerelle/shared/url-state';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { BadgesPanel } from './badges-panel';
import { NextPanel } from './next/next-panel';
import { ActivityPanel } from './period/activity-panel';
import { Figures } from './period/figures';
import { OwnSeries } from './period/own-series';
import { PeriodStoryText } from './period/period-story-text';
import { RangeFilter } from './period/range-filter';
import { lastDays, programRange, type RangePreset, rangePresets } from './period/reporting-range';
import { ProgressPanel } from './progress-panel';
import { WeeksPanel } from './weeks/weeks-panel';
import { WhoSees } from './who-sees';

/** Meaning of each figure: docs/metrics.md in the words of the participant. */
const Meaning = (): ReactNode => (
  <Card>
    <Section title={<Trans>Ce que comptent ces chiffres</Trans>}>
      <DescriptionList nameWidth={150}>
        <Described name={<Trans>Connexions</Trans>}>
          <Trans>
            Une connexion va de votre arrivée à votre dernière action. Après six heures sans rien, une nouvelle
            commence. Une seule suffit pour compter parmi les personnes actives pendant 14 jours.
          </Trans>
        </Described>
        <Described name={<Trans>Points gagnés</Trans>}>
          <Trans>Les points des tâches validées, au jour de leur validation.</Trans>
        </Described>
        <Described name={<Trans>Actions et entretiens</Trans>}>
          <Trans>Ceux dont vous avez écrit le compte rendu, au jour où vous l’avez fait.</Trans>
        </Described>
        <Described name={<Trans>Candidatures</Trans>}>
          <Trans>
            Les annonces qui ont une date de candidature, à cette date ; les entretiens proposés, au jour où vous l’avez
            noté.
          </Trans>
        </Described>
      </DescriptionList>
    </Section>
  </Card>
);

interface DashboardState {
  range: RangePreset;
  view: ChartView;
}

const dashboardState = queryState<DashboardState>({
  range: oneOf(rangePresets, '7d'),
  view: oneOf(['chart', 'table'], 'chart'),
});

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', xxl: 'minmax(0, 2fr) minmax(0, 1fr)' },
  gap: { xs: '14px', md: '18px' },
  mt: { xs: '14px', md: '18px' },
} as const;
const whole = { ...row, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const halves = { ...row, gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' } } as const;

type Person = Pick<OwnProfile, 'id' | 'selectedProgram' | 'organization' | 'mergedPermissions'>;

/** The figures and panels of one person. */
function Dashboard({ person }: { person: Person }): ReactNode {
  const { id, selectedProgram: program, organization, mergedPermissions } = person;
  const [{ range: wanted, view }, { change }] = useQueryState(dashboardState);
  const zone = organization?.timeZone ?? defaultTimeZone;
  const course = programRange(program?.dates ?? null, now(), zone);
  // A shared address may ask for a programme that this person does not have.
  const preset = wanted === 'program' && !course ? '7d' : wanted;
  const range = preset === 'program' && course ? course : lastDays(preset === 'program' ? '7d' : preset, now(), zone);
  const isStaff = allows(mergedPermissions, 'users', 'r');
  const given = program?.program.badges ?? [];
  const badges = given.length > 0 ? given : badgeTypes;
  return (
    <>
      {isStaff && !program ? <OfStaff /> : <ProgressPanel program={program} />}
      <RangeFilter
        value={preset}
        range={range}
        hasProgram={course !== undefined}
        onChange={(next) => change({ range: next })}
      />
      <OwnSeries personId={id} range={range}>
        {(series) => (
          <>
            <PeriodStoryText series={series} preset={preset} />
            <Figures series={series} />
            <Box sx={program ? row : whole}>
              <ActivityPanel series={series} range={range} view={view} onView={(next) => change({ view: next })} />
              {program && <BadgesPanel personId={id} types={badges} />}
            </Box>
          </>
        )}
      </OwnSeries>
      {program && (
        <Box sx={row}>
          <WeeksPanel />
          <NextPanel hasProgram badges={badges} />
        </Box>
      )}
      <Box sx={halves}>
        {!program && <NextPanel hasProgram={false} badges={[]} />}
        <Meaning />
        {!isStaff && <WhoSees />}
      </Box>
    </>
  );
}

/** Note for staff, with a link to their own reporting. */
const OfStaff = (): ReactNode => (
  <Typography sx={{ mb: '22px', color: 'text.secondary' }}>
    <Trans>
      Ces chiffres sont les vôtres. Ceux des personnes que vous accompagnez sont dans{' '}
      <Link component={RouteLink} to={routeTo('clientDashboard')}>
        l’espace client
      </Link>
      .
    </Trans>
  </Typography>
);

/** The own dashboard of the signed-in person. */
export function DashboardScreen(): ReactNode {
  const me = useCall('GET /me');
  return (
    <Page
      header={
        <PageHeader title={<Trans>Votre reporting</Trans>}>
          {/* The longest text in sight, and known at once: no sentence that an answer makes is painted larger later. */}
          <Trans>
            Ce que vous avez fait, et ce qui vient ensuite. Une période se compare à celle d’avant, arrêtée à la même
            heure qu’aujourd’hui.
          </Trans>
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
