import { Plural, Trans, useLingui } from '@lingui/react/macro';
import HelpOutlineRounded from '@mui/icons-material/HelpOutlineRounded';
import type { Stats } from '@passerelle/shared/contract';
import { gaugeLimits } from '@passerelle/shared/contract/limits';
import { useFormats } from '@passerelle/shared/i18n';
import { Button, Card, LoadedArea, Section, Skeleton, VisuallyHidden } from '@passerelle/shared/ui';
import { type ReactNode, useState } from 'react';

import { useStats } from '../../components/own-profile.resource';
import { Gauge, type Rest } from './gauge';
import { GaugesDialog } from './gauges-dialog';

/** Aligns the button with the heading and with the edge of the card below. */
const flush = { marginBlock: '-6px', marginInlineEnd: '-13px' } as const;

/** The two gauges of the week; « Comprendre » opens the details of each figure. */
export function BarometerSection({ rest }: { rest: Rest | null }): ReactNode {
  const stats = useStats();
  const [explained, setExplained] = useState(false);
  const open = (): void => setExplained(true);
  const explain = stats.data && (
    <Button size="small" startIcon={<HelpOutlineRounded className="flip" />} onClick={open} sx={flush}>
      <Trans>Comprendre</Trans>
    </Button>
  );
  return (
    <Section title={<Trans>Baromètre</Trans>} action={explain}>
      <LoadedArea
        state={stats}
        failure={<Trans>Le baromètre ne répond pas</Trans>}
        failureText={<Trans>Vos points sont bien enregistrés.</Trans>}
        skeleton={<Skeleton variant="rounded" height={206} />}
      >
        {(loaded) => (
          <>
            <Gauges gauges={loaded.gauges} rest={rest} />
            <GaugesDialog open={explained} onClose={() => setExplained(false)} stats={loaded} />
          </>
        )}
      </LoadedArea>
    </Section>
  );
}

type GaugesProps = Pick<Stats, 'gauges'> & { rest?: Rest | null };

/** The points of this week, and the progression over three weeks; muted in a week without tasks, which asks for nothing. */
export function Gauges({ gauges: { actions, progression }, rest = null }: GaugesProps): ReactNode {
  const { t } = useLingui();
  const { percent } = useFormats();
  const { points, total } = actions;
  return (
    <Card
      padding="none"
      sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: { xs: '10px', md: '22px' }, p: '22px 20px 18px' }}
    >
      <Gauge
        name={t`Actions`}
        share={actions.ratio / gaugeLimits.total}
        rest={rest}
        source={<Plural value={points} one={`# point sur ${total}`} other={`# points sur ${total}`} />}
      />
      <Gauge
        name={t`Progression`}
        share={progression.ratio / gaugeLimits.total}
        rest={rest}
        source={
          <>
            {/* Screen readers do not read the figure inside the drawing. */}
            <VisuallyHidden>{percent(progression.ratio / gaugeLimits.total)} </VisuallyHidden>
            <Trans>sur trois semaines</Trans>
          </>
        }
      />
    </Card>
  );
}
