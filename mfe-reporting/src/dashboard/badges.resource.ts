import { useCall } from '@passerelle/shared/client';
import { badgeLevels, type BadgeLevel, type BadgeType, type MetricAnswer } from '@passerelle/shared/contract';
import type { LoadedState } from '@passerelle/shared/ui';

import { CALL, mine } from './period/course';

/** The level of a badge at that moment: each series says one badge’s, as a number. */
export function levelOf(answer: MetricAnswer, type: BadgeType): BadgeLevel | null {
  if (answer.resultType !== 'vector') return null;
  const reached = answer.result.find(({ metric }) => metric['badge'] === type);
  return badgeLevels[Number(reached?.value[1] ?? 0) - 1] ?? null;
}

/** The current level of each badge. */
export function useBadgeLevels(personId: string): LoadedState<Record<BadgeType, BadgeLevel | null>> {
  const query = { query: `sum by (badge) (${mine('user_badges', personId)})` };
  const { data, isLoading, error, retry } = useCall(CALL, { params: { queryType: 'query' }, query });
  const levels = data && {
    cv: levelOf(data, 'cv'),
    linkedin: levelOf(data, 'linkedin'),
    professionalProject: levelOf(data, 'professionalProject'),
  };
  return { data: levels, isLoading, error, retry };
}
