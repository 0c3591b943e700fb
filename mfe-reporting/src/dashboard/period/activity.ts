import type { LoadedState } from '@passerelle/shared/ui';

import type { Bucket } from '../../queries/panel-data';
import type { Course, PartValue } from './course';

/** The activity of one day or week. */
export interface ActivityPart extends Bucket {
  connections: PartValue;
  actions: PartValue;
}

export const isQuiet = (parts: readonly ActivityPart[]): boolean =>
  parts.every(({ connections = 0, actions = 0 }) => connections === 0 && actions === 0);

/** Joins two series over the same parts; without data until both are loaded. */
export function activityOf(
  parts: readonly Bucket[],
  connections: LoadedState<Course>,
  actions: LoadedState<Course>,
): LoadedState<ActivityPart[]> {
  const both = [connections, actions];
  const data =
    connections.data &&
    actions.data &&
    parts.map((part, index) => ({
      ...part,
      connections: connections.data?.now[index],
      actions: actions.data?.now[index],
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
