import { Plural, Trans } from '@lingui/react/macro';
import { progressionShares, type ProgressionGauge, type Stats } from '@passerelle/shared/contract';
import { Dialog } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { GaugeExplanation, PointsLine } from './gauge-explanation';

interface Props {
  open: boolean;
  onClose: () => void;
  stats: Pick<Stats, 'tasks' | 'gauges'>;
}

/** Explains where the points of both gauges come from. */
export function GaugesDialog({ open, onClose, stats: { tasks, gauges } }: Props): ReactNode {
  const { actions, progression } = gauges;
  const { points, total } = progression;
  return (
    <Dialog open={open} onClose={onClose} size="medium" title={<Trans>Comprendre le baromètre</Trans>}>
      <GaugeExplanation
        title={<Trans>Actions</Trans>}
        about={
          tasks.total > 0 ? (
            <Trans>
              Les points que vous avez gagnés cette semaine, sur ceux que vos tâches de la semaine rapportent. La jauge
              repart de zéro chaque lundi.
            </Trans>
          ) : (
            <Trans>
              Aucune tâche ne rapporte de points cette semaine : la jauge compte alors sur 100. Elle repart de zéro
              chaque lundi.
            </Trans>
          )
        }
      >
        <PointsLine points={actions.points} total={actions.total}>
          <Trans>Gagnés cette semaine</Trans>
        </PointsLine>
      </GaugeExplanation>
      <GaugeExplanation
        title={<Trans>Progression</Trans>}
        about={<Trans>Votre élan des trois dernières semaines, celle-ci comprise.</Trans>}
      >
        <ProgressionLines parts={progression.parts} />
        <PointsLine points={points} total={total} strong>
          <Trans>En tout</Trans>
        </PointsLine>
      </GaugeExplanation>
    </Dialog>
  );
}

/** Where nothing was due, a sentence says so, since « sur 0 » would explain nothing. */
function ProgressionLines({ parts: { attendance, actions, networking } }: Pick<ProgressionGauge, 'parts'>): ReactNode {
  const { due } = actions;
  const { entered } = networking;
  return (
    <>
      <PointsLine points={attendance.points} total={progressionShares.attendance}>
        {attendance.connected ? (
          <Trans>Votre visite de la semaine</Trans>
        ) : (
          <Trans>Pas encore de visite cette semaine</Trans>
        )}
      </PointsLine>
      <PointsLine points={actions.points} total={progressionShares.actions}>
        {due > 0 ? (
          <Plural value={actions.validated} one={`# tâche validée sur ${due}`} other={`# tâches validées sur ${due}`} />
        ) : (
          <Trans>Aucune tâche prévue ces trois semaines</Trans>
        )}
      </PointsLine>
      <PointsLine points={networking.points} total={progressionShares.networking}>
        {entered > 0 ? (
          <Plural
            value={networking.done}
            one={`# action de networking faite sur ${entered}`}
            other={`# actions de networking faites sur ${entered}`}
          />
        ) : (
          <Trans>Aucune action de networking notée ces trois semaines</Trans>
        )}
      </PointsLine>
    </>
  );
}
