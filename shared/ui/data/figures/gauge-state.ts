import { limits } from '@passerelle/shared/contract';
import type { Status } from '@passerelle/shared/theme';

export type GaugeState = 'low' | 'middle' | 'good';

export const gaugeTones: Record<GaugeState, Status> = { low: 'error', middle: 'warning', good: 'success' };

/** From a share of one. */
export function gaugeState(share: number): GaugeState {
  const points = share * limits.gaugeTotal;
  if (points < limits.gaugeLow) return 'low';
  return points < limits.gaugeMiddle ? 'middle' : 'good';
}
