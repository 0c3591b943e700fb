import type { Command } from './command';
import { dashed, isSwitch, type Option, type Switch } from './options';

const program = 'npm run admin --';

const nameOf = (name: string, option: Option<unknown> | Switch): string =>
  isSwitch(option) ? dashed(name) : `${dashed(name)} ${option.kind.hint}`;

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(0, ...rows.map(([left]) => left.length)) + 2;
  return rows.map(([left, right]) => `  ${left.padEnd(width)}${right}`);
}

/** All commands, or those that begin with the same word. */
export const overview = (commands: readonly Command[]): string[] => [
  `Usage: ${program} <command>`,
  '',
  ...columns(commands.map(({ words, about }) => [words.join(' '), about])),
  '',
  `${program} <command> --help tells more. Settings are those of the server: DATA_DIR, DATABASE_URL, PUBLIC_URL…`,
];

export function helpOf({ words, about, options, argument, more }: Command): string[] {
  const known = Object.entries(options);
  const must = known.flatMap(([name, option]) => (!isSwitch(option) && option.isRequired ? nameOf(name, option) : []));
  const usage = [program, ...words, ...(argument === undefined ? [] : [`<${argument}>`]), ...must];
  const may = must.length < known.length ? ['[options]'] : [];
  const rows = known.map(([name, option]) => {
    const demand = isSwitch(option) || !option.isRequired ? '' : ' (required)';
    return [nameOf(name, option), `${option.about}${demand}`] as const;
  });
  return [`${about}.`, '', `Usage: ${[...usage, ...may].join(' ')}`, '', ...columns(rows), ...(more ? ['', more] : [])];
}

/** Rows as columns, under their names. */
export function table(names: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = names.map((name, index) => Math.max(name.length, ...rows.map((row) => row[index]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd();
  return [line(names), ...rows.map(line)];
}
