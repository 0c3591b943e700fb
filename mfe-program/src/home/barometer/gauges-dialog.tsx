import { Plural, Trans } from '@lingui/react/macro';
import { progressionShares, type Gauge, type ProgressionGauge } from '@passerelle/shared/contract';
import { Dialog } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { GaugePart, PointsLine } from './gauge-part';

interface Props {
  open: boolean;
  onClose: () => void;
  actions: Gauge;
  progression: ProgressionGauge;
}

/** Where each point of both gauges came from. */
export function GaugesDialog({ open, onClose, actions, progression: { parts, points, total } }: Props): ReactNode {
  const { attendance, actions: tasks, networking } = parts;
  const [due, entered] = [tasks.due, networking.entered];
  return (
    <Dialog open={open} onClose={onClose} size="medium" title={<Trans>Comprendre le baromètre</Trans>}>
      <GaugePart
        title={<Trans>Actions</Trans>}
        about={
          <Trans>
            Les points que vous avez gagnés cette semaine, sur ceux que vos tâches de la semaine rapportent. La jauge
            repart de zéro chaque lundi.
          </Trans>
        }
      >
        <PointsLine points={actions.points} total={actions.total}>
          <Trans>Gagnés cette semaine</Trans>
        </PointsLine>
      </GaugePart>
      <GaugePart
        title={<Trans>Progression</Trans>}
        about={<Trans>Votre élan des trois dernières semaines, celle-ci comprise.</Trans>}
      >
        <PointsLine points={attendance.points} total={progressionShares.attendance}>
          {attendance.connected ? (
            <Trans>Votre visite de la semaine</Trans>
          ) : (
            <Trans>Pas encore de visite cette semaine</Trans>
          )}
        </PointsLine>
        <PointsLine points={tasks.points} total={progressionShares.actions}>
          <Plural value={tasks.validated} one={`# tâche validée sur ${due}`} other={`# tâches validées sur ${due}`} />
        </PointsLine>
        <PointsLine points={networking.points} total={progressionShares.networking}>
          <Plural
            value={networking.done}
            one={`# action de networking faite sur ${entered}`}
            other={`# actions de networking faites sur ${entered}`}
          />
        </PointsLine>
        <PointsLine points={points} total={total} strong>
          <Trans>En tout</Trans>
        </PointsLine>
      </GaugePart>
    </Dialog>
  );
}
