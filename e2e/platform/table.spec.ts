import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, test } from '@playwright/test';

import { faults, matrix, outcomes, pieces } from './matrix';

const docs = fileURLToPath(new URL('../../docs/faults.md', import.meta.url));
/** As a formatter lays it out, a table has other spaces. */
const bare = (text: string): string => text.replace(/[ -]+/g, ' ');

/** The matrix as the docs show it. */
function table(): string {
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const head = [row(['', ...pieces]), row(['---', ...pieces.map(() => '---')])];
  const rows = faults.map((fault) => row([fault, ...pieces.map((piece) => matrix[piece][fault])]));
  const legend = Object.entries(outcomes).map(([outcome, meaning]) => `- **${outcome}**: ${meaning}.`);
  return [...head, ...rows, '', ...legend].join('\n');
}

test('the table in the docs is the matrix that the journeys are made from', () => {
  expect(bare(readFileSync(docs, 'utf8'))).toContain(bare(table()));
});
