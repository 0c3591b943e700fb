import { useCall } from '@passerelle/shared/client';
import type { BadgeLevel, BadgeType, MetricAnswer } from '@passerelle/shared/contract';
import { badgeLevels } from '@passerelle/shared/contract/enums/tasks';
import type { LoadedState } from '@passerelle/shared/ui';

import { CALL, ofPerson } from './period/own-metrics';

/** The level of a badge at that moment: each series says one badge’s, as a number. */
export function levelOf(answer: MetricAnswer, type: BadgeType): BadgeLevel | null {
  if (answer.resultType !== 'vector') return null;
  const reached = answer.result.find(({ metric }) => metric['badge'] === type);
  return badgeLevels[Number(reached?.value[1] ?? 0) - 1] ?? null;
}

/** The current level of each badge. */
export function useBadgeLevels(personId: string): LoadedState<Record<BadgeType, BadgeLevel | null>> {
  const query = { query: `sum by (badge) (${ofPerson('user_badges', personId)})` };
  const { data, isLoading, error, retry } = useCall(CALL, { params: { queryType: 'query' }, query });
  const levels = data && {
    cv: levelOf(data, 'cv'),
    linkedin: levelOf(data, 'linkedin'),
    professionalProject: levelOf(data, 'professionalProject'),
  };
  return { data: levels, isLoading, error, retry };
}
