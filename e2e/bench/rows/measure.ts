/** Something that answers calls, whose addresses are known by the names under which they are compared. */
export interface Timed {
  calls: () => Promise<Record<string, string>>;
  time: (path: string) => Promise<number>;
}

/** Returns the smallest value with at least `share` of the values at or below it. */
const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(Math.ceil(share * values.length), values.length) - 1] ?? NaN;

export interface Measured {
  call: string;
  /** Milliseconds by set: half of the calls were quicker, nineteen of twenty were. */
  times: Record<string, { p50: number; p95: number }>;
}

/** Measures call by call, the sets in turn, so that other load on the machine affects all of them. */
export async function* measure(sets: Readonly<Record<string, Timed>>, rounds: number): AsyncGenerator<Measured> {
  const names = Object.keys(sets);
  const paths = new Map<string, Record<string, string>>();
  for (const [name, set] of Object.entries(sets)) paths.set(name, await set.calls());
  for (const call of Object.keys(paths.get(names[0] ?? '') ?? {})) {
    const taken = new Map(names.map((name): [string, number[]] => [name, []]));
    for (let round = -3; round < rounds; round += 1) {
      for (const [name, set] of Object.entries(sets)) {
        const time = await set.time(paths.get(name)?.[call] ?? '');
        // The first few warm the caches, which calls in a row would find warm.
        if (round >= 0) taken.get(name)?.push(time);
      }
    }
    const times = Object.fromEntries(
      Array.from(taken, ([name, all]) => [name, { p50: quantile(all, 0.5), p95: quantile(all, 0.95) }]),
    );
    yield { call, times };
  }
}
