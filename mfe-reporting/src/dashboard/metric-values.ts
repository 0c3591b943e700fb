import { badgeLevels, type BadgeLevel, type BadgeType, type MetricAnswer } from '@passerelle/shared/contract';

/** A sum of nothing has no series at all. */
export const totalOf = ({ result: [series] }: MetricAnswer): number => Number(series?.value?.[1] ?? 0);

/** One value for each moment that was asked about. */
export const valuesOf = ({ result: [series] }: MetricAnswer, count: number): number[] =>
  Array.from({ length: count }, (_, index) => Number(series?.values?.[index]?.[1] ?? 0));

/** The highest level of a badge, of an answer by badge and level. */
export function levelOf({ result }: MetricAnswer, type: BadgeType): BadgeLevel | null {
  const won = result
    .filter(({ metric, value }) => metric['badge'] === type && Number(value?.[1] ?? 0) > 0)
    .map(({ metric }) => metric['level']);
  return badgeLevels.findLast((level) => won.includes(level)) ?? null;
}
