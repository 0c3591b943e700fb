import { Trans, useLingui } from '@lingui/react/macro';
import FlagRounded from '@mui/icons-material/FlagRounded';
import HourglassEmptyRounded from '@mui/icons-material/HourglassEmptyRounded';
import PauseCircleRounded from '@mui/icons-material/PauseCircleRounded';
import PlayCircleRounded from '@mui/icons-material/PlayCircleRounded';
import type { ParticipantProgram } from '@passerelle/shared/contract';
import { sizes } from '@passerelle/shared/contract/limits';
import { activeSuspension } from '@passerelle/shared/contract/rules/programs/suspension';
import { isProgramOver, progressAt } from '@passerelle/shared/contract/rules/programs/weeks';
import { now, useFormats } from '@passerelle/shared/i18n';
import { Box, Card, ContentText, RichText, Typography, Tag } from '@passerelle/shared/ui';
import { Bridge, bridgeWeeks, WeekPosition, weekShares } from '@passerelle/shared/ui/bridge';
import { Collapsible, ContentLanguageNote } from '@passerelle/shared/ui/data';
import { type ReactNode, useId } from 'react';

import { pauseState } from '../suspension/suspension-rules';
import type { CalendarWeek } from './weeks/calendar-weeks';
import { PointsEarned } from './weeks/points-earned';

type State = ParticipantProgram['status'] | 'suspended' | 'ended';

const looks: Record<State, { icon: ReactNode; word: ReactNode }> = {
  pending: { icon: <HourglassEmptyRounded />, word: <Trans>À venir</Trans> },
  started: { icon: <PlayCircleRounded />, word: <Trans>En cours</Trans> },
  suspended: { icon: <PauseCircleRounded />, word: <Trans>Suspendu</Trans> },
  ended: { icon: <FlagRounded />, word: <Trans>Terminé</Trans> },
  closed: { icon: <FlagRounded />, word: <Trans>Clôturé</Trans> },
};

/** A pause that has begun replaces the status of the programme. */
function stateOf({ status, suspensions, stoppedAt }: ParticipantProgram): State {
  if (status === 'closed' && stoppedAt === null) return 'ended';
  const at = now().toISOString();
  const pause = activeSuspension(suspensions, at);
  return status === 'started' && pause && pauseState(pause, at) === 'running' ? 'suspended' : status;
}

function ProgramStatusTag({ program }: { program: ParticipantProgram }): ReactNode {
  const { icon, word } = looks[stateOf(program)];
  return (
    <Tag icon={icon} sx={{ color: 'inherit', backgroundColor: 'rgb(255 255 255 / .14)' }}>
      {word}
    </Tag>
  );
}

const deep = {
  p: { xs: '20px 18px', md: '28px 32px 22px' },
  overflowWrap: 'anywhere',
  color: 'neutral.surface',
  backgroundColor: 'brand.deep',
  // Browsers do not print the background, so the text needs dark ink.
  '@media print': { color: 'neutral.ink', backgroundColor: 'transparent' },
} as const;

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '4px 16px',
  mt: '22px',
  mb: '6px',
  typography: 'body2',
  '& b': { fontWeight: 600 },
} as const;

/** Characters that are certainly cut off at every width. */
const LONG = 600;
/** Under the text, the button that unfolds it. */
const BUTTON = 50;

/** Reserved while the text loads, so that nothing below moves. */
const cutOff = { minHeight: { xs: sizes.descriptionNarrow + BUTTON, xl: sizes.descriptionWide + BUTTON } } as const;

/** The programme: name, dates, bridge and description. */
export function ProgramCard({ program, weeks }: { program: ParticipantProgram; weeks: CalendarWeek[] }): ReactNode {
  const { t } = useLingui();
  const title = useId();
  const { name, description, contentLanguage } = program.program;
  const at = now().toISOString();
  const bridge = bridgeWeeks(program, at);
  return (
    <Card component="section" aria-labelledby={title} padding="none">
      <Box sx={deep}>
        <ProgramStatusTag program={program} />
        <Typography id={title} component="h2" variant="h1" sx={{ mt: '12px' }}>
          <ContentText language={contentLanguage}>{name}</ContentText>
        </Typography>
        <ProgramDates program={program} />
        <ContentLanguageNote language={contentLanguage} sx={{ mt: '6px', color: 'inherit' }} />
        <Box sx={line}>
          <b>
            <WeekPosition {...bridge} program={program} />
          </b>
          <PointsEarned weeks={weeks} isOver={isProgramOver(program, at)} />
        </Box>
        <Bridge
          {...bridge}
          shares={weekShares(weeks, progressAt(program, at))}
          look="onDeep"
          labelOf={(week) => t`S${week}`}
        />
      </Box>
      {description && (
        <Box sx={{ p: { xs: '18px', md: '24px 32px' } }}>
          <Box sx={description.length > LONG ? cutOff : {}}>
            <Collapsible>
              <RichText html={description} language={contentLanguage} sx={{ color: 'text.secondary' }} />
            </Collapsible>
          </Box>
        </Box>
      )}
    </Card>
  );
}

/** The dates of the programme, with a note if it was closed early. */
export function ProgramDates({ program: { dates, status, stoppedAt } }: { program: ParticipantProgram }): ReactNode {
  const { date } = useFormats().withJalali;
  const [from, to] = [date(dates.fromDate), date(dates.toDate)];
  const closedEarly = stoppedAt !== null && Date.parse(stoppedAt) < Date.parse(dates.toDate);
  return (
    <Typography sx={{ mt: '6px', color: 'inherit' }}>
      {closedEarly ? (
        <Trans>Commencé le {from}, clôturé avant son terme. Ce que vous avez fait reste consultable ici.</Trans>
      ) : status === 'closed' ? (
        <Trans>
          Du {from} au {to}. Ce que vous avez fait reste consultable ici.
        </Trans>
      ) : (
        <Trans>
          Du {from} au {to}
        </Trans>
      )}
    </Typography>
  );
}
