import type { ChartView } from '@passerelle/shared/ui/data';
import { Calls } from '@passerelle/shared/client';
import { useQueryState } from '@passerelle/shared/routes';
import { Box } from '@passerelle/shared/ui';
import { useCallback, useMemo, useState, type ReactNode } from 'react';

import { chooseDashboard } from '../dashboards/choose-dashboard';
import { HandOut } from '../export/hand-out';
import { FollowUp } from '../lists/follow-up';
import { comparison } from '../panels/comparison';
import { createPanelStates } from '../queries/panel-states';
import { planOf } from '../queries/plan';
import { CALL } from '../queries/requests';
import { Controls } from './controls';
import { PanelGrid } from './panel-grid';
import { useFilters, useZone } from './reporting.resource';
import { reportingState } from './section-state';

/** The dashboard that the address asks for: what it shows, and each of its panels, fed from one round of calls. */
export function ReportingFigures(): ReactNode {
  const zone = useZone();
  // The shell knows who is signed in before it shows a screen.
  return zone === undefined ? null : <FiguresIn zone={zone} />;
}

function FiguresIn({ zone }: { zone: string }): ReactNode {
  const [state, { change }] = useQueryState(reportingState);
  const { filters, asOf } = useFilters(state, zone);
  const dashboard = chooseDashboard(filters);
  const plan = useMemo(
    () => planOf(dashboard, filters, asOf, filters.compare ? comparison : null),
    [dashboard, filters, asOf],
  );
  const [panelState] = useState(createPanelStates);
  // The same as long as the address is: whoever draws by it is not drawn anew with each answer.
  const onView = useCallback((view: ChartView) => change({ view }), [change]);
  const whoseFilters = useMemo(() => ({ ...filters, asOf }), [filters, asOf]);
  return (
    <Calls name={CALL} longAs="POST /reporting/grafana/:queryType" of={plan.questions}>
      {(stateOf) => {
        const panels = plan.panels.map((one) => ({ panel: one.panel, state: panelState(one, stateOf) }));
        return (
          <HandOut
            panels={panels}
            filters={filters}
            controls={<Controls filters={filters} asOf={asOf} change={change} />}
          >
            {(mask) => (
              <>
                <PanelGrid panels={panels} view={state.view} onView={onView} mask={mask} filters={whoseFilters} />
                {/* Names and small numbers are for those who may open the people, not for passing on. */}
                {dashboard.name === 'general' && (
                  <Box {...(mask && { 'data-print': 'no' })}>
                    <FollowUp filters={filters} />
                  </Box>
                )}
              </>
            )}
          </HandOut>
        );
      }}
    </Calls>
  );
}
