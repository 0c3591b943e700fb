import { headSays } from './heads';
import { readTable, separatorOf, separators, type Separator } from './read-table';

/** LinkedIn puts a note of some lines before the heads. */
const linesBefore = 10;
const longestStart = 20_000;

interface Start {
  at: number;
  separator: Separator;
  known: number;
}

const cellsIn = (line: string, separator: Separator): string[] => readTable(line, separator)[0] ?? [];

/** Where the line with the heads begins, and what its cells are separated by. */
function startOf(text: string): Start {
  let best: Start = { at: 0, separator: separatorOf(text), known: 0 };
  let at = 0;
  for (const line of text.slice(0, longestStart).split(/(?<=\r\n|\n|\r(?!\n))/, linesBefore)) {
    for (const separator of separators) {
      const known = cellsIn(line, separator).filter((cell) => headSays(cell) !== null).length;
      // A word or two may stand in any line; lower down, heads have to be plain to see where there are none on top.
      const isHead = at === 0 ? known > best.known : known > 2 && best.known < 2;
      if (isHead) best = { at, separator, known };
    }
    at += line.length;
  }
  return best;
}

/** An e-mail or a number is nobody's head: such a table begins with somebody. */
const isSomebody = (cells: readonly string[]): boolean =>
  cells.some((cell) => /\S@\S+\.\S/.test(cell) || /^[+0(]?[\d .()-]{6,}$/.test(cell.trim()));

/** Excel's sign of what it separates by. */
const saidSeparator = /^sep=[;,\t]\r?\n/i;

/** The table of a file, its heads on top, whatever stands before them; empty ones where there are none. */
export function tableIn(file: string): string[][] {
  const text = file.replace(saidSeparator, '');
  const { at, separator, known } = startOf(text);
  const table = readTable(text.slice(at), separator);
  const [first = []] = table;
  return known === 0 && isSomebody(first) ? [first.map(() => ''), ...table] : table;
}
