import { limits } from '@passerelle/shared/contract/limits';

interface Cell {
  row: number;
  column: number;
  /** With the totals of rows and columns, and their total. */
  people: number;
  isTotal: boolean;
  hidden: boolean;
}

type By = 1 | -1;
type Line = { kind: 'row' | 'column'; index: number };

const nameOf = ({ kind, index }: Line): string => `${kind} ${index}`;

/**
 * Checks if another table looks the same to a reader but has another value in a cell. Two such tables differ by rings
 * of masked cells, one more and one less in turn; so the search goes from the cell's column to its
 * row, through masked cells.
 */
class SuppressionCheck {
  constructor(
    private readonly table: readonly (readonly Cell[])[],
    private readonly start: Cell,
  ) {}

  exists = (): boolean => this.closes(1) || this.closes(-1);

  private closes(by: By): boolean {
    if (!this.canMove(this.start, by)) return false;
    const goal = nameOf({ kind: 'row', index: this.start.row });
    const first: Line = { kind: 'column', index: this.start.column };
    const seen = new Set([nameOf(first)]);
    const open = [first];
    for (let at = open.pop(); at; at = open.pop()) {
      for (const next of this.waysOn(at, by)) {
        if (nameOf(next) === goal) return true;
        if (seen.has(nameOf(next))) continue;
        seen.add(nameOf(next));
        open.push(next);
      }
    }
    return false;
  }

  /** A surplus in one cell of a column is a deficit in another, whose row needs a surplus in turn. */
  private waysOn({ kind, index }: Line, by: By): Line[] {
    const cells = kind === 'row' ? (this.table[index] ?? []) : this.table.flatMap((row) => row[index] ?? []);
    const change: By = kind === 'row' ? by : by === 1 ? -1 : 1;
    return cells
      .filter((cell) => cell !== this.start && cell.hidden && this.canMove(cell, change))
      .map(({ row, column }): Line =>
        kind === 'row' ? { kind: 'column', index: column } : { kind: 'row', index: row },
      );
  }

  /** A reader knows that a masked cell counts at least one person: zeros are masked only when necessary. */
  private canMove({ row, column, people }: Cell, by: By): boolean {
    const ofRow = row === this.table.length - 1;
    const ofColumn = column === (this.table[0]?.length ?? 0) - 1;
    // A row and its total add up to nothing when the total is taken away, and so do the totals and theirs.
    const real = ofRow === ofColumn ? by : -by;
    return real === 1 || people > 1;
  }
}

/**
 * Cells of a table that are masked in an export, so that a group of fewer than five people cannot be computed
 * from the remaining cells and from the row and column totals, which may be published elsewhere.
 *
 * 1. Cells of one to four people are masked, and so are requested cells; a zero is shown.
 * 2. Further cells are masked (the smallest first, then a zero) until the masked cells of a row or column are five people
 *    or more together, and no cell of rule 1 has only one possible value.
 * 3. Where a row, a column or the whole table is too small for that, its total is masked too.
 */
export interface Mask {
  cells: readonly (readonly boolean[])[];
  /** True if the total of the table is masked. */
  total: boolean;
}

export const isSmall = (people: number): boolean => people > 0 && people < limits.reportingGroup;

const sum = (values: readonly number[]): number => values.reduce((one, other) => one + other, 0);

/** The table with its totals as one more row and one more column. */
function withTotals(people: readonly (readonly number[])[]): Cell[][] {
  const width = people[0]?.length ?? 0;
  const totals = Array.from({ length: width }, (_, column) => sum(people.map((row) => row[column] ?? 0)));
  return [...people, totals].map((line, row) =>
    [...line, sum(line)].map((value, column) => ({
      row,
      column,
      people: value,
      isTotal: row === people.length || column === width,
      hidden: isSmall(value),
    })),
  );
}

/** Masking cost: the smallest non-zero cell first, then a zero, then a total. */
const costOf = ({ isTotal, people }: Cell): number => (isTotal ? 2e15 : people === 0 ? 1e15 : people);

class MaskedTable {
  readonly cells: Cell[];
  private readonly lines: readonly Cell[][];

  constructor(private readonly table: Cell[][]) {
    this.cells = table.flat();
    this.lines = [...table, ...(table[0] ?? []).map((_, column) => table.flatMap((row) => row[column] ?? []))];
  }

  /** The total of a row that has one cell is that cell. */
  hide(cell: Cell): void {
    cell.hidden = true;
    const [height, width] = [this.table.length - 1, (this.table[0]?.length ?? 0) - 1];
    const twin = (row: number, column: number): void => {
      const other = this.table[row]?.[column];
      if (other) other.hidden = true;
    };
    if (height === 1 && cell.column < width) twin(1 - cell.row, cell.column);
    if (width === 1 && cell.row < height) twin(cell.row, 1 - cell.column);
  }

  /** Leaves out more until the cell cannot be worked out, nor the few of which it is one. */
  guard(cell: Cell): void {
    for (let next = this.nextBeside(cell); next; next = this.nextBeside(cell)) this.hide(next);
  }

  private nextBeside(cell: Cell): Cell | undefined {
    const thin = this.linesOf(cell).find((line) => this.isThin(line));
    if (thin) return this.cheapest(thin) ?? this.cheapest(this.cells);
    if (new SuppressionCheck(this.table, cell).exists()) return undefined;
    // One that is alone in its row or column can be worked out; best is what hides two of these behind each other.
    const alone = this.lines.filter((line) => line.filter(({ hidden }) => hidden).length === 1);
    const both = this.cells.filter((one) => alone.filter((line) => line.includes(one)).length === 2);
    return (
      this.cheapest(both) ??
      this.cheapest(alone.flat()) ??
      this.cheapest(this.linesOf(cell).flat()) ??
      this.cheapest(this.cells)
    );
  }

  private linesOf = (cell: Cell): Cell[][] => this.lines.filter((line) => line.includes(cell));

  /** True if the masked cells add up to too few people, and their sum can be computed. */
  private isThin(line: readonly Cell[]): boolean {
    const gone = line.filter(({ hidden }) => hidden);
    if (line.length === 2 || gone.length === 0 || gone.some(({ isTotal }) => isTotal)) return false;
    return sum(gone.map(({ people }) => people)) < limits.reportingGroup;
  }

  private cheapest = (cells: readonly Cell[]): Cell | undefined =>
    cells.filter(({ hidden }) => !hidden).toSorted((one, other) => costOf(one) - costOf(other))[0];
}

/** The rule above; `demanded` are cells that tell of too few people whatever their value. */
export function maskOf(people: readonly (readonly number[])[], demanded: readonly (readonly boolean[])[] = []): Mask {
  const table = withTotals(people);
  const masked = new MaskedTable(table);
  for (const cell of masked.cells) if (demanded[cell.row]?.[cell.column]) masked.hide(cell);
  // Masking another cell never makes an earlier masked cell computable, so one pass is enough.
  for (const cell of masked.cells.filter(({ hidden }) => hidden)) masked.guard(cell);
  return {
    cells: people.map((row, place) => row.map((_, column) => table[place]?.[column]?.hidden ?? false)),
    total: masked.cells.at(-1)?.hidden ?? false,
  };
}
