import { Plural, Trans, useLingui } from '@lingui/react/macro';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import DoNotDisturbOnRounded from '@mui/icons-material/DoNotDisturbOnRounded';
import EventBusyRounded from '@mui/icons-material/EventBusyRounded';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import type { LicensePack, PackProgram } from '@passerelle/shared/contract';
import { now, useFormats } from '@passerelle/shared/i18n';
import { Box, Tag, type Tone, Typography } from '@passerelle/shared/ui';
import { GridCard, Progress } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

type PackState = 'coming' | 'over' | 'full' | 'open';

/** State of a pack: seats available today, or the reason that none are. */
export function packStateOf({ period, availableLicenseCount }: LicensePack, at: Date = now()): PackState {
  if (Date.parse(period.fromDate) > at.getTime()) return 'coming';
  if (Date.parse(period.toDate) < at.getTime()) return 'over';
  return availableLicenseCount > 0 ? 'open' : 'full';
}

const states: Record<PackState, { tone: Tone; icon: ReactNode; word: ReactNode }> = {
  open: { tone: 'success', icon: <CheckCircleRounded />, word: <Trans>Ouvert</Trans> },
  full: { tone: 'warning', icon: <DoNotDisturbOnRounded />, word: <Trans>Complet</Trans> },
  coming: { tone: 'info', icon: <ScheduleRounded />, word: <Trans context="of a pack">À venir</Trans> },
  over: { tone: 'stone', icon: <EventBusyRounded />, word: <Trans context="of a pack">Terminé</Trans> },
};

/** Card of a licence pack: seats, period and programmes. */
export function PackCard({ pack, footer }: { pack: LicensePack; footer?: ReactNode }): ReactNode {
  const { t } = useLingui();
  const { range } = useFormats();
  const { name, description, period, programs, groups, usedLicenseCount: used, maxLicenses: most } = pack;
  const state = packStateOf(pack);
  const { tone, icon, word } = states[state];
  return (
    <GridCard footer={footer}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '12px' }}>
        <Typography component="h3" variant="h4" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Tag tone={tone} icon={icon} sx={{ flex: 'none' }}>
          {word}
        </Tag>
      </Box>
      {description && (
        <Box sx={{ typography: 'body2', color: 'text.secondary', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {description}
        </Box>
      )}
      <Box sx={{ display: 'grid', gap: '8px' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '4px 12px' }}>
          <Box component="span" sx={{ fontWeight: 600 }}>
            <Trans>
              {used} sur <Plural value={most} one="# place prise" other="# places prises" />
            </Trans>
          </Box>
          <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {state === 'over' ? (
              <Plural
                value={pack.availableLicenseCount}
                _0="Aucune restée libre"
                one="# restée libre"
                other="# restées libres"
              />
            ) : (
              <Plural value={pack.availableLicenseCount} _0="Aucune libre" one="# libre" other="# libres" />
            )}
          </Box>
        </Box>
        <Progress share={most === 0 ? 1 : used / most} label={t`Places prises : ${name}`} />
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{range(period.fromDate, period.toDate)}</Box>
      <Programs programs={programs} />
      <Groups groups={groups} />
    </GridCard>
  );
}

function Programs({ programs }: { programs: readonly PackProgram[] }): ReactNode {
  const basics = programs.filter(({ type }) => type === 'basic');
  const extensions = programs.filter(({ type }) => type === 'extension');
  return (
    <>
      {basics.length > 0 && <NameTags label={<Trans>Programmes</Trans>} things={basics} />}
      {extensions.length > 0 && <NameTags label={<Trans>Prolongations</Trans>} things={extensions} />}
    </>
  );
}

/** Groups whose people may be given a seat of the pack. */
function Groups({ groups }: Pick<LicensePack, 'groups'>): ReactNode {
  if (groups.length > 0) return <NameTags label={<Trans>Groupes</Trans>} things={groups} />;
  return (
    <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
      <Trans>Aucun groupe n’y puise.</Trans>
    </Box>
  );
}

const NameTags = ({ label, things }: { label: ReactNode; things: LicensePack['groups'] }): ReactNode => (
  <div>
    <Box sx={{ mb: '6px', typography: 'caption', color: 'text.secondary' }}>{label}</Box>
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: '6px' }}>
      {things.map(({ id, name }) => (
        <li key={id}>
          <Tag outlined>{name}</Tag>
        </li>
      ))}
    </Box>
  </div>
);
