import { Plural, Trans } from '@lingui/react/macro';
import type { ProgressionGauge, Stats } from '@passerelle/shared/contract';
import { progressionShares } from '@passerelle/shared/contract/rules/programs/gauges';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Typography } from '@passerelle/shared/ui';
import { Dialog } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

interface PartProps {
  title: ReactNode;
  about: ReactNode;
  /** `PointsLine` elements. */
  children: ReactNode;
}

/** Explanation of one gauge: its meaning, then the sources of its points. */
function GaugeExplanation({ title, about, children }: PartProps): ReactNode {
  return (
    <Box component="section" sx={{ '& + &': { mt: '24px' } }}>
      <Typography component="h3" variant="h4">
        {title}
      </Typography>
      <Typography variant="body2" sx={{ mt: '4px', color: 'text.secondary' }}>
        {about}
      </Typography>
      <Box component="dl" sx={{ m: 0, mt: '10px' }}>
        {children}
      </Box>
    </Box>
  );
}

interface LineProps {
  points: number;
  total: number;
  /** Marks the total of the lines above. */
  strong?: boolean;
  children: ReactNode;
}

function PointsLine({ points, total, strong = false, children }: LineProps): ReactNode {
  const { number } = useFormats();
  const [got, of] = [number(points), number(total)];
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        gap: '0 16px',
        py: '10px',
        typography: 'body2',
        borderBlockStart: '1px solid',
        borderColor: 'divider',
        fontWeight: strong ? 600 : undefined,
      }}
    >
      <dt>{children}</dt>
      <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
        <Trans>
          {got} sur {of} pts
        </Trans>
      </Box>
    </Box>
  );
}

interface Props {
  open: boolean;
  onClose: () => void;
  stats: Pick<Stats, 'tasks' | 'gauges'>;
}

/** Explains the sources of the points of both gauges. */
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

/** Lines of the progression gauge; a sentence replaces « sur 0 » when no task was due. */
function ProgressionLines({ parts: { attendance, actions, networking } }: Pick<ProgressionGauge, 'parts'>): ReactNode {
  const { due } = actions;
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
        <NetworkingSource {...networking} />
      </PointsLine>
    </>
  );
}

function NetworkingSource({ done, due, planned }: ProgressionGauge['parts']['networking']): ReactNode {
  if (due > 0) {
    return (
      <Plural
        value={done}
        one={`# action de networking faite sur ${due}`}
        other={`# actions de networking faites sur ${due}`}
      />
    );
  }
  if (planned > 0) {
    return (
      <Plural
        value={planned}
        one="# action de networking prévue : rien à rattraper"
        other="# actions de networking prévues : rien à rattraper"
      />
    );
  }
  return <Trans>Aucune action de networking notée ces trois semaines</Trans>;
}
