import { Plural, Trans } from '@lingui/react/macro';
import type { SelectedProgram, Stats, TaskReward } from '@passerelle/shared/contract';
import { now, useFormats } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Button, Points } from '@passerelle/shared/ui';
import { BadgeShield, Dialog, FamilyIcon, SuccessPicture } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';
import { Link as RouteLink, useLocation } from 'react-router-dom';

import { badgeLevelNames, badgeNames } from '../components/badge-words';
import { useProfile, useStats } from '../home/home.resource';
import { type NextTask, nextTask } from '../home/next-step/next-task';
import { circumstancesOf } from '../home/tasks/task-sections';
import { useOpenTasks } from '../home/tasks/tasks.resource';
import { useTask } from '../program/program.resource';

interface Props {
  taskId: string;
  open: boolean;
  onClose: () => void;
}

/** A task is validated: what it brought, and what comes next. */
export function MomentDialog(props: Props): ReactNode {
  const { data: me } = useProfile();
  const program = me?.selectedProgram;
  return program ? <Moment {...props} program={program} /> : null;
}

function Moment({ taskId, open, onClose, program }: Props & { program: SelectedProgram }): ReactNode {
  const { data: task } = useTask(taskId);
  const instant = now().toISOString();
  const { tasks } = useOpenTasks(circumstancesOf(program, instant));
  const next = nextTask(
    tasks.filter(({ id }) => id !== taskId),
    instant,
  );
  if (!task) return null;
  const { name } = task.task;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      picture={<SuccessPicture />}
      title={<Trans>Tâche validée !</Trans>}
      actions={<WaysOn next={next} onClose={onClose} />}
    >
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Trans>
          <b>{name}</b> est derrière vous.
        </Trans>
      </Box>
      {task.reward && <Reward reward={task.reward} />}
      <Box sx={{ mt: '16px', overflowWrap: 'anywhere' }}>
        <WhatComesNext next={next} />
      </Box>
    </Dialog>
  );
}

const earned = {
  display: 'grid',
  justifyItems: 'center',
  gap: '12px',
  mt: '20px',
  p: '14px 16px',
  borderRadius: '12px',
  backgroundColor: 'lantern.ground',
  color: 'text.primary',
} as const;

/** The points of the task among those of the week, and the badge that it completed. */
function Reward({ reward: { points, badge } }: { reward: TaskReward }): ReactNode {
  const { data: stats } = useStats();
  if (points === 0 && !badge) return null;
  return (
    <Box sx={earned}>
      {points > 0 && (
        <Points>
          <EarnedPoints points={points} week={stats?.gauges.actions} />
        </Points>
      )}
      {badge && (
        <BadgeShield
          level={badge.level}
          icon={<FamilyIcon family={badge.type} />}
          name={<Trans>Badge {badgeNames[badge.type]}</Trans>}
          levelName={badgeLevelNames[badge.level]}
        />
      )}
    </Box>
  );
}

/** « +20 points, 60 sur 100 cette semaine », once the week is known. */
function EarnedPoints({ points, week }: { points: number; week: Stats['gauges']['actions'] | undefined }): ReactNode {
  const { number } = useFormats();
  if (!week) return <Plural value={points} one="+# point" other="+# points" />;
  const [got, of] = [number(week.points), number(week.total)];
  return (
    <Plural
      value={points}
      one={`+# point, ${got} sur ${of} cette semaine`}
      other={`+# points, ${got} sur ${of} cette semaine`}
    />
  );
}

function WhatComesNext({ next }: { next: NextTask | undefined }): ReactNode {
  const { data: stats } = useStats();
  if (next) {
    const { name } = next.task.task;
    return next.isLate ? <Trans>À rattraper ensuite : {name}.</Trans> : <Trans>Ensuite : {name}.</Trans>;
  }
  if (stats?.week.remainingActions === 0) return <Trans>Objectif atteint. Le reste de la semaine est à vous.</Trans>;
  return null;
}

/** On to the next task, or back to home; one who is on home stays there. */
function WaysOn({ next, onClose }: { next: NextTask | undefined; onClose: () => void }): ReactNode {
  const isHome = useLocation().pathname === routeTo('home');
  return (
    <>
      {next && (
        <Button
          component={RouteLink}
          to={routeTo('task', { taskId: next.task.id })}
          variant="contained"
          onClick={onClose}
        >
          <Trans>Continuer avec la suite</Trans>
        </Button>
      )}
      {isHome ? (
        <Button variant={next ? 'neutral' : 'contained'} onClick={onClose}>
          <Trans>Rester à l’accueil</Trans>
        </Button>
      ) : (
        <Button component={RouteLink} to={routeTo('home')} variant={next ? 'neutral' : 'contained'} onClick={onClose}>
          <Trans>Revenir à l’accueil</Trans>
        </Button>
      )}
    </>
  );
}
