export interface Cell {
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
 * Whether another table would look the same to a reader and have another value in a cell. Two such tables differ by rings
 * of cells that are left out, one more and one less in turn; so this looks for a way from the cell's column round to its
 * row, along what is left out.
 */
export class SuppressionCheck {
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
