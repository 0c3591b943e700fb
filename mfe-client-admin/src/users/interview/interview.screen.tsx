import { Trans, useLingui } from '@lingui/react/macro';
import PrintRounded from '@mui/icons-material/PrintRounded';
import type { ProgramWeek, User, UserProgram } from '@passerelle/shared/contract';
import { isGoalReached } from '@passerelle/shared/contract/rules/programs/weeks';
import { now, useFormats } from '@passerelle/shared/i18n';
import { routeTo, useRouteParams } from '@passerelle/shared/routes';
import { Box, Button, Card, FormSection, fullName, PageHeader, Section, Typography } from '@passerelle/shared/ui';
import { Described, DescriptionList, FigureTable, NotThere } from '@passerelle/shared/ui/data';
import { jobLevelLabels } from '@passerelle/shared/ui/labels';
import type { ReactNode } from 'react';

import { NotFilledIn } from '../../components/not-filled-in';
import { ActivityCard } from '../profile/activity-card';
import { UserEntity } from '../user-entity';

/** One page to prepare a conversation with a participant; nothing of it is stored. */
export function InterviewScreen(): ReactNode {
  const { userId } = useRouteParams('clientUserInterview');
  return <UserEntity userId={userId}>{(user) => <Interview user={user} />}</UserEntity>;
}

/** On paper it fits one page. */
const sheet = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: { xs: '14px', md: '24px' },
  '@media print': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: '12px',
    zoom: 0.7,
    '& .MuiCard-root': { padding: '12px 16px' },
    '& dl > div': { paddingBlock: '4px' },
    '& .MuiTableCell-root': { paddingBlock: '3px' },
  },
} as const;

const acrossPaper = { minWidth: 0, '@media print': { gridColumn: '1 / -1' } } as const;

function Interview({ user }: { user: User }): ReactNode {
  const { date } = useFormats();
  const name = fullName(user);
  const profile = routeTo('clientUser', { userId: user.id });
  if (user.role.slug !== 'user') {
    return (
      <NotThere
        title={<Trans>Il n’y a pas d’entretien à préparer</Trans>}
        to={profile}
        linkLabel={<Trans>Revenir à la fiche</Trans>}
      >
        <Trans>{name} n’a pas le rôle de participant.</Trans>
      </NotThere>
    );
  }
  const { selectedProgram: program } = user;
  const today = date(now());
  return (
    <>
      <PageHeader
        title={<Trans>Préparer l’entretien</Trans>}
        record={name}
        back={{ to: profile, label: <Trans>Revenir à la fiche</Trans> }}
        actions={
          <Button variant="contained" startIcon={<PrintRounded />} onClick={() => window.print()}>
            <Trans>Imprimer</Trans>
          </Button>
        }
      >
        <Trans>
          {name}, au {today}. Rien n’est enregistré : la page se compose à chaque ouverture.
        </Trans>
      </PageHeader>
      <Box sx={sheet}>
        <Box sx={acrossPaper}>
          <ActivityCard user={user} />
        </Box>
        {program && <ProgramSection program={program} />}
        <SituationSection user={user} />
        <Box sx={acrossPaper}>
          {program && <WeekTable weeks={program.weeks} />}
          <Notes />
        </Box>
      </Box>
    </>
  );
}

/** Name, dates and suspensions. */
function ProgramSection({ program }: { program: UserProgram }): ReactNode {
  const { range } = useFormats();
  const { dates, suspensions, program: template, closure } = program;
  return (
    <FormSection title={<Trans>Programme</Trans>}>
      <DescriptionList nameWidth={150}>
        <Described name={<Trans>Nom du programme</Trans>}>{template.name}</Described>
        <Described name={<Trans>Dates</Trans>}>{range(dates.fromDate, dates.toDate)}</Described>
        {suspensions.length > 0 && (
          <Described name={<Trans>Suspensions</Trans>}>
            {suspensions.map(({ id, fromDate, toDate }) => (
              <Box key={id}>{range(fromDate, toDate)}</Box>
            ))}
          </Described>
        )}
        {closure && <ClosedOn closedAt={closure.closedAt} />}
      </DescriptionList>
    </FormSection>
  );
}

function ClosedOn({ closedAt }: { closedAt: string }): ReactNode {
  const { date } = useFormats();
  return <Described name={<Trans>Clôturé le</Trans>}>{date(closedAt)}</Described>;
}

const datesOfWeek = {
  display: 'block',
  typography: 'caption',
  color: 'text.secondary',
  '@media print': { display: 'inline', marginInlineStart: '8px' },
} as const;

/** Points and tasks of the weeks so far. */
function WeekTable({ weeks }: { weeks: readonly ProgramWeek[] }): ReactNode {
  const { t } = useLingui();
  const { range } = useFormats();
  const at = now().getTime();
  const begun = weeks.filter(({ fromDate }) => Date.parse(fromDate) <= at);
  if (begun.length === 0) return null;
  return (
    <Section title={<Trans>Semaine par semaine</Trans>}>
      <Card>
        <FigureTable
          caption={t`Semaine par semaine`}
          columns={[
            { key: 'week', name: <Trans>Semaine</Trans> },
            { key: 'tasks', name: <Trans>Tâches validées</Trans> },
            { key: 'points', name: <Trans>Points</Trans> },
            { key: 'goal', name: <Trans>Objectif</Trans>, isText: true },
          ]}
          rows={begun.map((week) => {
            const { index, tasks, points, total, suspended, fromDate, toDate } = week;
            const dates = range(fromDate, toDate);
            return {
              key: fromDate,
              name: (
                <>
                  <Trans>Semaine {index}</Trans>
                  <Box component="span" sx={datesOfWeek}>
                    {dates}
                  </Box>
                </>
              ),
              cells: [
                suspended ? '–' : <Share key="tasks" part={tasks.validated} of={tasks.total} />,
                suspended ? '–' : <Share key="points" part={points} of={total} />,
                <GoalOf key="goal" week={week} />,
              ],
            };
          })}
        />
      </Card>
    </Section>
  );
}

const Share = ({ part, of }: { part: number; of: number }): ReactNode => (
  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
    <Trans>
      {part} sur {of}
    </Trans>
  </Box>
);

function GoalOf({ week }: { week: ProgramWeek }): ReactNode {
  if (week.suspended) return <Trans>Suspendue</Trans>;
  if (week.total === 0) return <Trans>Aucune tâche</Trans>;
  if (isGoalReached(week)) return <Trans>Atteint</Trans>;
  return Date.parse(week.toDate) < now().getTime() ? <Trans>Pas atteint</Trans> : <Trans>En cours</Trans>;
}

/** The current post, and who follows the person. */
function SituationSection({ user: { job, groups } }: { user: User }): ReactNode {
  const { t } = useLingui();
  const { list } = useFormats();
  return (
    <FormSection title={<Trans>Situation</Trans>}>
      <DescriptionList nameWidth={150}>
        <Described name={<Trans>Intitulé du poste</Trans>}>{job?.jobTitle ?? <NotFilledIn />}</Described>
        <Described name={<Trans>Statut</Trans>}>
          {job?.level ? t(jobLevelLabels[job.level]) : <NotFilledIn />}
        </Described>
        {groups.length > 0 && (
          <Described name={<Trans>Groupes</Trans>}>{list(groups.map(({ name }) => name))}</Described>
        )}
        <Described name={<Trans>Manager</Trans>}>{job?.manager ? fullName(job.manager) : <NotFilledIn />}</Described>
        <Described name={<Trans>Référent RH</Trans>}>
          {job?.hrRepresentative ? fullName(job.hrRepresentative) : <NotFilledIn />}
        </Described>
      </DescriptionList>
    </FormSection>
  );
}

/** Room for handwriting, on paper only. */
const Notes = (): ReactNode => (
  <Box sx={{ display: 'none', '@media print': { display: 'block', mt: '12px', breakInside: 'avoid' } }}>
    <Typography variant="h2">
      <Trans>Notes</Trans>
    </Typography>
    {Array.from({ length: 6 }, (_, line) => (
      <Box key={line} sx={{ height: 30, borderBlockEnd: '1px solid', borderColor: 'divider' }} />
    ))}
  </Box>
);
