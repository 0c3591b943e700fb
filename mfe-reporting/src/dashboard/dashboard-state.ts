import { oneOf, queryState } from '@passerelle/shared/routes';

import { rangePresets, type RangePreset } from './reporting-range';

export interface DashboardState {
  range: RangePreset;
  view: 'chart' | 'table';
}

/** In the address. */
export const dashboardState = queryState<DashboardState>({
  range: oneOf(rangePresets, '7d'),
  view: oneOf(['chart', 'table'], 'chart'),
});
