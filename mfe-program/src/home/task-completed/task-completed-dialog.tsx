import { Plural, Trans } from '@lingui/react/macro';
import type { SelectedProgram, Stats, SubTask, TaskDetail, TaskReward } from '@passerelle/shared/contract';
import { isScored } from '@passerelle/shared/contract/rules/programs/survey-answers';
import { now, useFormats } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Button } from '@passerelle/shared/ui';
import { BadgeShield, Dialog, FamilyIcon, Points, SuccessIllustration } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';
import { Link as RouteLink, useLocation } from 'react-router-dom';

import { badgeNames } from '../../components/badge-labels';
import { useProfile, useStats } from '../../components/own-profile.resource';
import { TaskName } from '../../components/row-link';
import { type NextTask, nextTask } from '../next-step/next-task';
import { circumstancesOf } from '../tasks/task-sections';
import { useOpenTasks } from '../tasks/tasks.resource';
import { useTask } from '../../program/program.resource';
import { stepAnchor } from '../../task/steps/step';

interface Props {
  taskId: string;
  open: boolean;
  /** With the element to go to on the page behind. */
  onClose: (anchor?: string) => void;
}

/** Dialog after the validation of a task: its reward and the next task. */
export function TaskCompletedDialog(props: Props): ReactNode {
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
  const name = <TaskName task={task} />;
  return (
    <Dialog
      open={open}
      onClose={() => onClose()}
      picture={<SuccessIllustration />}
      title={<Trans>Tâche validée !</Trans>}
      actions={<WaysOn task={task} next={next} onClose={onClose} />}
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
    const name = <TaskName task={next.task} />;
    return next.isLate ? <Trans>À rattraper ensuite : {name}.</Trans> : <Trans>Ensuite : {name}.</Trans>;
  }
  if (stats?.week.remainingActions === 0) return <Trans>Objectif atteint. Le reste de la semaine est à vous.</Trans>;
  return null;
}

/** The self-assessment test of a task: its answers make a profile, which the person wants to see. */
const testOf = ({ task: { subTasks } }: TaskDetail): SubTask | undefined =>
  subTasks.find(
    ({ type, surveySubType, userSubTask }) =>
      type === 'survey' && isScored(surveySubType) && userSubTask.surveyResponses !== null,
  );

type WaysOnProps = Pick<Props, 'onClose'> & { task: TaskDetail; next: NextTask | undefined };

/** Buttons to the results of a test, to the next task, or back to home; on home, the last one only closes. */
function WaysOn({ task, next, onClose }: WaysOnProps): ReactNode {
  const isHome = useLocation().pathname === routeTo('home');
  const test = testOf(task);
  const anchor = test && stepAnchor(test.id);
  const last = test || next ? 'neutral' : 'contained';
  return (
    <>
      {anchor && (
        <Button
          component={RouteLink}
          to={routeTo('task', { taskId: task.id }, { hash: anchor })}
          variant="contained"
          onClick={() => onClose(anchor)}
        >
          <Trans>Voir mes résultats</Trans>
        </Button>
      )}
      {next && (
        <Button
          component={RouteLink}
          to={routeTo('task', { taskId: next.task.id })}
          variant={test ? 'neutral' : 'contained'}
          onClick={() => onClose()}
        >
          <Trans>Continuer avec la suite</Trans>
        </Button>
      )}
      {isHome ? (
        <Button variant={last} onClick={() => onClose()}>
          <Trans>Rester à l’accueil</Trans>
        </Button>
      ) : (
        <Button component={RouteLink} to={routeTo('home')} variant={last} onClick={() => onClose()}>
          <Trans>Revenir à l’accueil</Trans>
        </Button>
      )}
    </>
  );
}
