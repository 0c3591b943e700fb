import { useLingui } from '@lingui/react/macro';
import type { ChartView } from '@passerelle/shared/ui/data';
import { useFormats } from '@passerelle/shared/i18n';
import { Box } from '@passerelle/shared/ui';
import { memo, type ReactNode } from 'react';

import type { PanelOnScreen } from '../export/people';
import { PanelCard } from '../panels/panel-card';
import type { Mask } from '../panels/panel-figures';
import { panelPeriod } from '../panels/panel-period';
import type { Filters } from '../queries/filters';
import { Why } from '../why/why';
import type { WhyFilters } from '../why/why.resource';

interface Props {
  panels: readonly PanelOnScreen[];
  view: ChartView;
  /** Masks the figures of a shared export. */
  mask?: Mask | undefined;
  onView: (view: ChartView) => void;
  filters: WhyFilters & Pick<Filters, 'zone'>;
}

/** Twelve columns on wide screens, two on medium ones, and one on phones. */
const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', xxl: 'repeat(12, minmax(0, 1fr))' },
  gap: { xs: '14px', md: '18px' },
  mt: { xs: '14px', md: '18px' },
  '& > *': { minWidth: 0 },
} as const;

type OneProps = Omit<Props, 'panels'> & PanelOnScreen & { areOthersLoaded: boolean };

const isLoaded = ({ state }: PanelOnScreen): boolean => state.data !== undefined && !state.error;

function PanelAndWhy({ panel, state, areOthersLoaded, view, onView, filters, mask }: OneProps): ReactNode {
  const { i18n } = useLingui();
  const formats = useFormats();
  return (
    <Why panel={panel} title={i18n._(panel.title)} data={state.data} filters={filters}>
      {(show, button) => (
        <PanelCard
          panel={panel}
          period={panelPeriod(panel, filters, formats)}
          state={state}
          areOthersLoaded={areOthersLoaded}
          view={view}
          onView={onView}
          mask={mask}
          show={show}
        >
          {button}
        </PanelCard>
      )}
    </Why>
  );
}

/** Answers come one by one, and none of them draws another panel anew. */
const OnePanel = memo(PanelAndWhy);

/** The panels of a dashboard, each where its definition places it. */
export function PanelGrid({ panels, ...shown }: Props): ReactNode {
  const missing = panels.filter((one) => !isLoaded(one));
  return (
    <Box sx={grid}>
      {panels.map(({ panel, state }) => {
        const { x, w } = panel.gridPos;
        return (
          <Box
            key={panel.id}
            sx={{
              display: 'grid',
              // Figures of one row are as high as each other; a chart takes the height that it needs.
              alignSelf: panel.type === 'stat' ? 'stretch' : 'start',
              gridTemplateColumns: 'minmax(0, 1fr)',
              gridColumn: { md: panel.type === 'stat' ? 'auto' : '1 / -1', xxl: `${x + 1} / span ${w}` },
            }}
          >
            <OnePanel
              panel={panel}
              state={state}
              areOthersLoaded={missing.length === 1 && missing[0]?.panel === panel}
              {...shown}
            />
          </Box>
        );
      })}
    </Box>
  );
}
