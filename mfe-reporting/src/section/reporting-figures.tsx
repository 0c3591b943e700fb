import { Trans } from '@lingui/react/macro';
import ExpandLessRounded from '@mui/icons-material/ExpandLessRounded';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import type { ChartView } from '@passerelle/shared/ui/data';
import { Calls } from '@passerelle/shared/client';
import { useQueryState } from '@passerelle/shared/url-state';
import { Box, Button } from '@passerelle/shared/ui';
import { useCallback, useMemo, useState, type ReactNode } from 'react';

import { chooseDashboard } from '../dashboards/dashboards';
import type { Mask } from '../panels/panel-figures';
import { ShareExport } from '../export/share-export';
import { FollowUp } from '../lists/follow-up';
import { comparison } from '../panels/comparison';
import { createPanelStates } from '../queries/panel-states';
import { planOf } from '../queries/plan';
import { CALL } from '../queries/requests';
import { Controls } from './controls';
import { PanelGrid } from './panel-grid';
import { useFilters, useZone } from './reporting.resource';
import { reportingState } from './section-state';

/** The first panels of each dashboard. */
const KEY_PANELS = 4;

interface Props {
  /** On a screen with other content: key figures, the others on demand, and no follow-up lists. */
  isShort?: boolean;
}

/** Dashboard selected in the URL: its controls and its panels, loaded by one round of calls. */
export function ReportingFigures({ isShort = false }: Props): ReactNode {
  const zone = useZone();
  // The shell loads the signed-in user before it renders a screen.
  return zone === undefined ? null : <FiguresIn zone={zone} isShort={isShort} />;
}

function FiguresIn({ zone, isShort }: Required<Props> & { zone: string }): ReactNode {
  const [state, { change }] = useQueryState(reportingState);
  const { filters, asOf } = useFilters(state, zone);
  const [isWhole, setWhole] = useState(!isShort);
  const chosen = chooseDashboard(filters);
  const dashboard = useMemo(
    () => (isWhole ? chosen : { ...chosen, panels: chosen.panels.slice(0, KEY_PANELS) }),
    [chosen, isWhole],
  );
  const plan = useMemo(() => planOf(dashboard, filters, asOf, comparison), [dashboard, filters, asOf]);
  const [panelState] = useState(createPanelStates);
  // Stable while the address is unchanged, so that components that depend on it do not render for each answer.
  const onView = useCallback((view: ChartView) => change({ view }), [change]);
  const whoseFilters = useMemo(() => ({ ...filters, asOf }), [filters, asOf]);
  return (
    <Calls name={CALL} longAs="POST /reporting/grafana/:queryType" of={plan.questions}>
      {(stateOf) => {
        const panels = plan.panels.map((one) => ({ panel: one.panel, state: panelState(one, stateOf) }));
        const grid = (some: typeof panels, mask?: Mask) => (
          <PanelGrid panels={some} view={state.view} onView={onView} mask={mask} filters={whoseFilters} />
        );
        return (
          <ShareExport
            panels={panels}
            filters={filters}
            controls={<Controls filters={filters} asOf={asOf} change={change} />}
          >
            {(mask) => (
              <>
                {grid(isShort ? panels.slice(0, KEY_PANELS) : panels, mask)}
                {isShort && <AllFigures isOpen={isWhole} onToggle={() => setWhole(!isWhole)} />}
                {isShort && isWhole && grid(panels.slice(KEY_PANELS), mask)}
                {/* Names and small numbers are for those who may open the people, not for passing on. */}
                {dashboard.name === 'general' && !isShort && (
                  <Box {...(mask && { 'data-print': 'no' })}>
                    <FollowUp filters={filters} />
                  </Box>
                )}
              </>
            )}
          </ShareExport>
        );
      }}
    </Calls>
  );
}

/** Shows the panels behind the key figures, which are not requested before. */
const AllFigures = ({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }): ReactNode => (
  <Button
    variant="neutral"
    aria-expanded={isOpen}
    data-print="no"
    startIcon={isOpen ? <ExpandLessRounded /> : <ExpandMoreRounded />}
    onClick={onToggle}
    sx={{ mt: { xs: '14px', md: '18px' } }}
  >
    {isOpen ? <Trans>Afficher moins de chiffres</Trans> : <Trans>Afficher tous les chiffres</Trans>}
  </Button>
);
