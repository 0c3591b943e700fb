export type Labels = Readonly<Record<string, string>>;

export interface Sample {
  /** What follows the family's name: `_bucket`, `_sum`, `_count`. */
  suffix?: string;
  labels?: Labels;
  value: number;
}

/** One metric as Prometheus reads it: its meaning once, and a line for each of its samples. */
export interface Family {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  samples: readonly Sample[];
}

const escaped = (text: string): string =>
  text.replace(/["\\\n]/g, (sign) => (sign === '\n' ? String.raw`\n` : `\\${sign}`));

const written = (labels: Labels): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
};

/** The text format of Prometheus, version 0.0.4. A family without samples is left out. */
export const exposition = (families: readonly Family[]): string =>
  families
    .filter(({ samples }) => samples.length > 0)
    .flatMap(({ name, help, type, samples }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...samples.map(({ suffix = '', labels = {}, value }) => `${name}${suffix}${written(labels)} ${value}`),
    ])
    .map((line) => `${line}\n`)
    .join('');

/** Seconds; the last one, without an end, is the count of all. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Observed {
  labels: Labels;
  counts: number[];
  sum: number;
  count: number;
}

export interface Histogram {
  observe(labels: Labels, seconds: number): void;
  samples(): Sample[];
}

/** Durations by labels. Whoever observes sees to it that labels have few values: each makes a dozen lines. */
export function createHistogram(): Histogram {
  const series = new Map<string, Observed>();
  return {
    observe: (labels, seconds) => {
      const key = Object.values(labels).join('\n');
      const found = series.get(key) ?? { labels, counts: BUCKETS.map(() => 0), sum: 0, count: 0 };
      series.set(key, found);
      const first = BUCKETS.findIndex((end) => seconds <= end);
      if (first >= 0) found.counts[first] = (found.counts[first] ?? 0) + 1;
      found.sum += seconds;
      found.count += 1;
    },
    samples: () =>
      [...series.values()].flatMap(({ labels, counts, sum, count }) => {
        let below = 0;
        const buckets = BUCKETS.map((end, index) => {
          below += counts[index] ?? 0;
          return { suffix: '_bucket', labels: { ...labels, le: String(end) }, value: below };
        });
        return [
          ...buckets,
          { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
          { suffix: '_sum', labels, value: sum },
          { suffix: '_count', labels, value: count },
        ];
      }),
  };
}
