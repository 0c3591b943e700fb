import { cannotEvaluate } from './failure';

export type Labels = Readonly<Record<string, string>>;

/** A value at each requested time; undefined without one. */
export interface Series {
  labels: Labels;
  values: (number | undefined)[];
}

export const METRIC_NAME = '__name__';

/** Keeps or drops some labels. An empty value is an absent label. */
export function pick(labels: Labels, isKept: (label: string) => boolean): Labels {
  return Object.fromEntries(Object.entries(labels).filter(([label, value]) => value !== '' && isKept(label)));
}

export const keyOf = (labels: Labels): string =>
  JSON.stringify(Object.entries(labels).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** Series by the key of their labels, in order of appearance. */
export function grouped<T extends { labels: Labels }>(
  series: readonly T[],
  labelsOf: (labels: Labels) => Labels,
): { labels: Labels; members: T[] }[] {
  const groups = new Map<string, { labels: Labels; members: T[] }>();
  for (const one of series) {
    const labels = labelsOf(one.labels);
    const key = keyOf(labels);
    const group = groups.get(key);
    if (group) group.members.push(one);
    else groups.set(key, { labels, members: [one] });
  }
  return [...groups.values()];
}

const isPresent = ({ values }: Series): boolean => values.some((value) => value !== undefined);

/** Drops series without values; two with the same labels are merged, or are an error where they overlap. */
export function united(series: readonly Series[]): Series[] {
  return grouped(series.filter(isPresent), (labels) => labels).map(({ labels, members }) => {
    const [first, ...others] = members;
    if (first && others.length === 0) return first;
    const values = (first?.values ?? []).map((_, moment) => {
      const found = members.filter((member) => member.values[moment] !== undefined);
      if (found.length > 1) throw cannotEvaluate('vector cannot contain metrics with the same labelset');
      return found[0]?.values[moment];
    });
    return { labels, values };
  });
}

export const withoutName = (labels: Labels): Labels => pick(labels, (label) => label !== METRIC_NAME);

/** Maps each present value; undefined removes it. A computed series is no longer the metric, so its name is removed. */
export function mapValues(
  series: readonly Series[],
  change: (value: number, moment: number) => number | undefined,
  keepsName = false,
): Series[] {
  return united(
    series.map(({ labels, values }) => ({
      labels: keepsName ? labels : withoutName(labels),
      values: values.map((value, moment) => (value === undefined ? undefined : change(value, moment))),
    })),
  );
}
