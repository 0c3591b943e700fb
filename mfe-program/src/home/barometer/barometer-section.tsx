import { Trans } from '@lingui/react/macro';
import HelpOutlineRounded from '@mui/icons-material/HelpOutlineRounded';
import { Button, LoadedArea, Section, Skeleton } from '@passerelle/shared/ui';
import { useState, type ReactNode } from 'react';

import { useStats } from '../home.resource';
import { BothGauges } from './both-gauges';
import { GaugesDialog } from './gauges-dialog';

/** In line with the heading, and with the edge of the card under it. */
const flush = { marginBlock: '-6px', marginInlineEnd: '-13px' } as const;

/** How the week goes. « Comprendre » says where each figure comes from. */
export function BarometerSection(): ReactNode {
  const stats = useStats();
  const [explained, setExplained] = useState(false);
  const explain = stats.data && (
    <Button size="small" startIcon={<HelpOutlineRounded />} onClick={() => setExplained(true)} sx={flush}>
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
            <BothGauges gauges={loaded.gauges} />
            <GaugesDialog open={explained} onClose={() => setExplained(false)} stats={loaded} />
          </>
        )}
      </LoadedArea>
    </Section>
  );
}
