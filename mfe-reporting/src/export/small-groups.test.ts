import { isSmall, maskOf } from './small-groups';

const rowOf = (...people: number[]) => {
  const { cells, total } = maskOf([people]);
  return [...(cells[0] ?? []).map((hidden, place) => (hidden ? 'x' : people[place])), total ? 'x' : 'total'];
};

/** Returns all tables with the same visible cells and the same totals. */
function tablesLike(people: readonly (readonly number[])[], hidden: readonly (readonly boolean[])[]): number[][] {
  const rowsLike = (row: readonly number[], gone: readonly boolean[]): number[][] => {
    const ways = (left: number, at: number): number[][] => {
      if (at === row.length) return left === 0 ? [[]] : [];
      const own = row[at] ?? 0;
      const least = own === 0 ? 0 : 1;
      const values = gone[at]
        ? Array.from({ length: Math.max(0, left - least + 1) }, (_, more) => least + more)
        : [own];
      return values
        .filter((value) => value <= left)
        .flatMap((value) => ways(left - value, at + 1).map((rest) => [value, ...rest]));
    };
    return ways(
      row.reduce((sum, value) => sum + value, 0),
      0,
    );
  };
  const wanted = people[0]?.map((_, column) => people.reduce((sum, row) => sum + (row[column] ?? 0), 0)) ?? [];
  let tables: number[][][] = [[]];
  people.forEach((row, place) => {
    const like = rowsLike(row, hidden[place] ?? []);
    tables = tables.flatMap((table) => like.map((one) => [...table, one]));
  });
  const fits = (table: number[][]): boolean =>
    wanted.every(
      (total, column) => people.length === 1 || table.reduce((sum, row) => sum + (row[column] ?? 0), 0) === total,
    );
  return tables.filter(fits).map((table) => table.flat());
}

/** The same sequence at every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

describe('the mask of figures that are passed on', () => {
  it('covers a value under five, and the one that would reveal it', () => {
    expect(rowOf(6, 3)).toEqual(['x', 'x', 'total']);
    expect(rowOf(12, 3, 8)).toEqual([12, 'x', 'x', 'total']);
    expect(rowOf(12, 8, 6)).toEqual([12, 8, 6, 'total']);
  });

  it('leaves a zero visible unless no other value can be masked, since it describes no person', () => {
    expect(rowOf(12, 0)).toEqual([12, 0, 'total']);
    expect(rowOf(12, 0, 3)).toEqual(['x', 0, 'x', 'total']);
  });

  it('covers more values until the masked ones are five people together, and cannot be computed', () => {
    expect(rowOf(20, 2, 1, 9)).toEqual([20, 'x', 'x', 'x', 'total']);
    expect(rowOf(1, 1, 1, 1, 1, 30)).toEqual(['x', 'x', 'x', 'x', 'x', 'x', 'total']);
  });

  it('covers the total too when all values together are too few', () => {
    expect(rowOf(3, 1)).toEqual(['x', 'x', 'x']);
    expect(rowOf(3)).toEqual(['x', 'x']);
    expect(rowOf(3, 0, 0).at(-1)).toBe('x');
  });

  it('covers rows and columns alike', () => {
    const { cells } = maskOf([
      [10, 3, 20],
      [12, 14, 30],
      [11, 17, 40],
    ]);
    expect(cells).toEqual([
      [true, true, false],
      [true, true, false],
      [false, false, false],
    ]);
  });

  it('covers each requested cell, whatever its value', () => {
    expect(maskOf([[40, 60, 80]], [[true, false, false]]).cells).toEqual([[true, true, false]]);
  });

  it('cannot be computed from the visible values and totals, for any table', () => {
    const roll = dice(7);
    let small = 0;
    for (let round = 0; round < 300; round += 1) {
      const [height, width] = [1 + roll(2), 2 + roll(2)];
      const people = Array.from({ length: height }, () =>
        Array.from({ length: width }, () => (roll(4) === 0 ? 0 : roll(7))),
      );
      const { cells, total } = maskOf(people);
      const columns = Array.from({ length: width }, (_, column) => people.map((row) => row[column] ?? 0));
      const lines = height === 1 ? people : [...people, ...columns];
      const sums = lines.map((line) => line.reduce((sum, value) => sum + value, 0));
      // Skip tables with a masked total: the test assumes a reader who knows every total.
      if (total || sums.some(isSmall)) continue;
      const like = tablesLike(people, cells);
      people.flat().forEach((value, at) => {
        if (!isSmall(value)) return;
        small += 1;
        expect(cells.flat()[at]).toBe(true);
        expect(new Set(like.map((table) => table[at])).size).toBeGreaterThan(1);
      });
    }
    expect(small).toBeGreaterThan(50);
  });

  it('is found for a graph of fifty days without delay', () => {
    const roll = dice(3);
    const people = Array.from({ length: 50 }, () => Array.from({ length: 6 }, () => roll(12)));
    const { cells } = maskOf(people);
    expect(people.flat().every((value, at) => !isSmall(value) || cells.flat()[at])).toBe(true);
  });
});
