import type { LoadedState } from '@passerelle/shared/ui';

import type { Bucket } from '../../queries/panel-data';
import type { MetricSeries } from './own-metrics';

/** The activity of one day or week. */
export interface ActivityPart extends Bucket {
  connections: number;
  actions: number;
}

export const isQuiet = (parts: readonly ActivityPart[]): boolean =>
  parts.every(({ connections, actions }) => connections === 0 && actions === 0);

/** Joins two series over the same parts; without data until both are loaded. */
export function activityOf(
  parts: readonly Bucket[],
  connections: LoadedState<MetricSeries>,
  actions: LoadedState<MetricSeries>,
): LoadedState<ActivityPart[]> {
  const both = [connections, actions];
  const data =
    connections.data &&
    actions.data &&
    parts.map((part, index) => ({
      ...part,
      connections: connections.data?.now[index] ?? 0,
      actions: actions.data?.now[index] ?? 0,
    }));
  return {
    data,
    isLoading: both.some(({ isLoading }) => isLoading),
    error: both.find(({ data: one, error }) => one === undefined && error)?.error,
    retry: () => {
      for (const { data: one, retry } of both) if (one === undefined) retry();
    },
  };
}
