import { Trans } from '@lingui/react/macro';
import EditNoteRounded from '@mui/icons-material/EditNoteRounded';
import FlagRounded from '@mui/icons-material/FlagRounded';
import HourglassEmptyRounded from '@mui/icons-material/HourglassEmptyRounded';
import PauseCircleRounded from '@mui/icons-material/PauseCircleRounded';
import PlayCircleRounded from '@mui/icons-material/PlayCircleRounded';
import type { ProgramState, UserProgram } from '@passerelle/shared/contract';
import { programWeeks } from '@passerelle/shared/contract/rules/programs/weeks';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, ContentText, Tag, Typography } from '@passerelle/shared/ui';
import { ProgressBar } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { pausedUntil, stateOf } from './program-state';

const looks: Record<Exclude<ProgramState, 'none'>, { icon: ReactNode; word: ReactNode }> = {
  pending: { icon: <HourglassEmptyRounded />, word: <Trans>En attente</Trans> },
  started: { icon: <PlayCircleRounded />, word: <Trans>En cours</Trans> },
  suspended: { icon: <PauseCircleRounded />, word: <Trans>Suspendu</Trans> },
  ended: { icon: <EditNoteRounded />, word: <Trans>Terminé, issue à renseigner</Trans> },
  closed: { icon: <FlagRounded />, word: <Trans>Clôturé</Trans> },
};

const deep = {
  p: { xs: '20px 18px', md: '24px' },
  color: 'neutral.surface',
  backgroundColor: 'brand.deep',
  // Browsers do not print the background, so the text needs dark ink.
  '@media print': { color: 'neutral.ink', backgroundColor: 'transparent' },
} as const;

interface Props {
  program: UserProgram;
  titleId: string;
}

/** The programme, its start date and its progress. */
export function ProgramHead({ program, titleId }: Props): ReactNode {
  const { date } = useFormats();
  const { icon, word } = looks[stateOf(program)];
  const { weeks, currentWeek, dates, status, stoppedAt } = program;
  const paused = pausedUntil(program);
  const until = paused && date(paused);
  const [from, to, total] = [date(dates.fromDate), date(dates.toDate), weeks.length];
  const stoppedIn = stoppedAt === null ? null : programWeeks(dates, stoppedAt).current;
  const done = status === 'closed' ? (stoppedIn ?? total) : (currentWeek ?? 1) - 1;
  return (
    <Box sx={deep}>
      <Tag icon={icon} sx={{ color: 'inherit', backgroundColor: 'rgb(255 255 255 / .14)' }}>
        {until ? <Trans>Suspendu jusqu’au {until}</Trans> : word}
      </Tag>
      <Typography id={titleId} component="h2" variant="h2" sx={{ mt: '14px', overflowWrap: 'anywhere' }}>
        <ContentText language={program.program.contentLanguage}>{program.program.name}</ContentText>
      </Typography>
      <Typography sx={{ mt: '6px', mb: '16px', color: 'brand.100', '@media print': { color: 'inherit' } }}>
        <Trans>
          Du {from} au {to}
        </Trans>
      </Typography>
      <ProgressBar
        total={total}
        done={done}
        look="onDeep"
        height={12}
        suspended={weeks.filter(({ suspended }) => suspended).map(({ index }) => index)}
        {...(status === 'started' && currentWeek !== null && { current: currentWeek })}
      />
      {status === 'started' && currentWeek !== null && (
        <Typography variant="body2" sx={{ mt: '8px' }}>
          <Trans>
            Semaine {currentWeek} sur {total}
          </Trans>
        </Typography>
      )}
      {stoppedIn !== null && stoppedIn < total && (
        <Typography variant="body2" sx={{ mt: '8px' }}>
          {stoppedIn === 0 ? (
            <Trans>Arrêté avant la première semaine</Trans>
          ) : (
            <Trans>
              Arrêté en semaine {stoppedIn} sur {total}
            </Trans>
          )}
        </Typography>
      )}
    </Box>
  );
}
