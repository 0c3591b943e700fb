import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `e2e/invariants/screen-costs.md`: the calls of each main screen when it is opened, and their cost. A browser test checks the
 * calls (`e2e/invariants/screen-calls.spec.ts`), the server test their statements and bytes
 * (`api/src/screen-costs.queries.test.ts`).
 */
const file = join(import.meta.dirname, '../../../e2e/invariants/screen-costs.md');

export interface CallCost {
  /** « GET /me/contacts?page=0 », written as `writtenCall` does. */
  call: string;
  statements: number;
  bytes: number;
}

export interface Screen {
  name: string;
  persona: string;
  path: string;
  calls: CallCost[];
}

const figure = (cell = ''): number => Number(cell.replaceAll(/\D/g, ''));

function readScreen(section: string): Screen {
  const [, name = '', persona = '', path = ''] = /^(.+)\n\n`(.+?)` at `(.+?)`/.exec(section) ?? [];
  const lines = section.split('\n').filter((line) => line.startsWith('| `'));
  const calls = lines.map((line) => {
    const [, call = '', statements, bytes] = /^\| `(.+?)` +\| +(\S+) +\| +(\S+) +\|$/.exec(line) ?? [];
    return { call, statements: figure(statements), bytes: figure(bytes) };
  });
  return { name, persona, path, calls };
}

export const readPage = (): string => readFileSync(file, 'utf8');
const sections = (): string[] => readPage().split(/^## /m);

export const readScreens = (): Screen[] => sections().slice(1).map(readScreen);

const thousands = (count: number): string => count.toLocaleString('en-US');

const counted = (count: number, one: string): string => `${thousands(count)} ${one}${count === 1 ? '' : 's'}`;
const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** The line above a screen's table. */
export const summaryOf = ({ persona, path, calls }: Screen): string => {
  const statements = sum(calls.map((call) => call.statements));
  const bytes = sum(calls.map((call) => call.bytes));
  return `\`${persona}\` at \`${path}\`: ${counted(calls.length, 'call')}, ${counted(statements, 'statement')}, ${counted(bytes, 'byte')}.`;
};

const sectionOf = (screen: Screen): string => {
  const rows = screen.calls.map(
    ({ call, statements, bytes }) => `| \`${call}\` | ${statements} | ${thousands(bytes)} |\n`,
  );
  return `${screen.name}\n\n${summaryOf(screen)}\n\n| call | statements | bytes |\n| --- | ---: | ---: |\n${rows.join('')}`;
};

/** Rewrites a screen's section; prettier then formats the table. */
export function writeScreen(screen: Screen): void {
  const [head = '', ...rest] = sections();
  const written = rest.map((one) => (readScreen(one).name === screen.name ? sectionOf(screen) : one).trimEnd());
  writeFileSync(file, `${[head.trimEnd(), ...written].join('\n\n## ')}\n`);
}
