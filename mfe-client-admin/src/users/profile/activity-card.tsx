import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { User, UserProgram } from '@passerelle/shared/contract';
import { badgeTypes } from '@passerelle/shared/contract/enums/tasks';
import { isGoalReached } from '@passerelle/shared/contract/rules/programs/weeks';
import { now, useFormats } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Card, fullName, Link, Notice, Typography } from '@passerelle/shared/ui';
import { BadgeShield, FamilyIcon, familyLabels, SilenceLabel } from '@passerelle/shared/ui/data';
import { type ReactNode, useId } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { pausedUntil } from '../program/program-state';

const facts = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) minmax(0, 1fr)', md: 'repeat(4, minmax(0, 1fr))' },
  gap: '18px 20px',
  m: 0,
} as const;

interface FactProps {
  name: ReactNode;
  children: ReactNode;
  /** Beneath the value, smaller. */
  note?: ReactNode;
}

const WorkFact = ({ name, children, note }: FactProps): ReactNode => (
  <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
    <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
      {name}
    </Box>
    <Box component="dd" sx={{ m: 0, mt: '2px', fontWeight: 600 }}>
      {children}
      {note && (
        <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
          {note}
        </Box>
      )}
    </Box>
  </Box>
);

/** Activity figures of a participant, first on the profile page. */
export function ActivityCard({ user }: { user: User }): ReactNode {
  const { t } = useLingui();
  const titleId = useId();
  const { selectedProgram: program, stats } = user;
  const { silence, actions, interviews, applications } = stats.activity;
  const given = program?.program.badges ?? [];
  const reporting = routeTo('clientReporting', {}, { query: { user: user.id, userName: fullName(user) } });
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: '18px' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: '4px 16px',
        }}
      >
        <Typography id={titleId} variant="h2">
          <Trans>Activité</Trans>
        </Typography>
        <Link component={RouteLink} to={reporting} sx={{ fontWeight: 600, py: '10px', my: '-10px' }} data-print="no">
          <Trans>Voir son reporting</Trans>
        </Link>
      </Box>
      {silence && (
        <Notice tone="warning" title={<Trans>Sans nouvelles</Trans>}>
          <SilenceLabel {...silence} />
        </Notice>
      )}
      <Box component="dl" sx={facts}>
        <LastConnection user={user} />
        {program && <ProgramFacts program={program} />}
        <WorkFact
          name={<Trans>Actions de networking</Trans>}
          note={actions.planned > 0 && <Plural value={actions.planned} one="# à venir" other="# à venir" />}
        >
          <Plural value={actions.done} _0="Aucune" one="# faite" other="# faites" />
        </WorkFact>
        <WorkFact
          name={<Trans>Entretiens d’embauche</Trans>}
          note={interviews.planned > 0 && <Plural value={interviews.planned} one="# à venir" other="# à venir" />}
        >
          <Plural value={interviews.done} _0="Aucun" one="# passé" other="# passés" />
        </WorkFact>
        <WorkFact
          name={<Trans>Candidatures</Trans>}
          note={
            applications.accepted > 0 && <Plural value={applications.accepted} one="# acceptée" other="# acceptées" />
          }
        >
          <Plural value={applications.sent} _0="Aucune" one="# envoyée" other="# envoyées" />
        </WorkFact>
      </Box>
      {program && (
        <Box
          component="ul"
          aria-label={t`Badges`}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(3, minmax(0, 8rem))',
            gap: '10px',
            m: 0,
            p: 0,
            listStyle: 'none',
          }}
        >
          {(given.length > 0 ? given : badgeTypes).map((type) => (
            <li key={type}>
              <BadgeShield
                level={stats.badges[type].level}
                icon={<FamilyIcon family={type} />}
                name={t(familyLabels[type])}
              />
            </li>
          ))}
        </Box>
      )}
    </Card>
  );
}

/** Date of the last connection; until the account is set up, the state of the invitation. */
function LastConnection({ user }: { user: User }): ReactNode {
  const { ago, date } = useFormats();
  const { hasSetupAccount, welcomeSentAt, sessions } = user;
  const invitedAt = welcomeSentAt && date(welcomeSentAt);
  const invitation = invitedAt ? (
    <Trans>Invitation envoyée le {invitedAt}</Trans>
  ) : (
    <Trans>Invitation pas encore envoyée</Trans>
  );
  return (
    <WorkFact
      name={<Trans>Dernière connexion</Trans>}
      note={
        hasSetupAccount
          ? sessions.count > 0 && (
              <Plural value={sessions.count} one="# connexion en tout" other="# connexions en tout" />
            )
          : invitation
      }
    >
      {sessions.lastAt ? <time dateTime={sessions.lastAt}>{ago(sessions.lastAt)}</time> : <Trans>Jamais</Trans>}
    </WorkFact>
  );
}

/** Week, points of the week, goals of the weeks that are over, suspensions. */
function ProgramFacts({ program }: { program: UserProgram }): ReactNode {
  const { date } = useFormats();
  const { weeks, currentWeek, suspensions } = program;
  const total = weeks.length;
  const current = weeks.find(({ index }) => index === currentWeek);
  const at = now().getTime();
  const over = weeks.filter(({ toDate, suspended, total: most }) => Date.parse(toDate) < at && !suspended && most > 0);
  const reached = over.filter(isGoalReached).length;
  const until = pausedUntil(program);
  const back = until && date(until);
  const { points, total: most } = current ?? { points: 0, total: 0 };
  return (
    <>
      {current && (
        <WorkFact name={<Trans>Semaine</Trans>}>
          <Trans>
            {currentWeek} sur {total}
          </Trans>
        </WorkFact>
      )}
      {current && !current.suspended && most > 0 && (
        <WorkFact
          name={<Trans>Points de la semaine</Trans>}
          note={isGoalReached(current) && <Trans>Objectif atteint</Trans>}
        >
          <Trans>
            {points} sur {most}
          </Trans>
        </WorkFact>
      )}
      {over.length > 0 && (
        <WorkFact name={<Trans>Objectifs atteints</Trans>}>
          <Plural
            value={over.length}
            one={`${reached} sur # semaine passée`}
            other={`${reached} sur # semaines passées`}
          />
        </WorkFact>
      )}
      {suspensions.length > 0 && (
        <WorkFact name={<Trans>Suspensions</Trans>} note={back && <Trans>En cours jusqu’au {back}</Trans>}>
          <Plural value={suspensions.length} one="# depuis le début" other="# depuis le début" />
        </WorkFact>
      )}
    </>
  );
}
