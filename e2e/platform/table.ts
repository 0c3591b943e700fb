import { faults, matrix, outcomes, pieces } from './matrix';

/** The matrix as the docs show it. */
export function table(): string {
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const head = [row(['', ...pieces]), row(['---', ...pieces.map(() => '---')])];
  const rows = faults.map((fault) => row([fault, ...pieces.map((piece) => matrix[piece][fault])]));
  const legend = Object.entries(outcomes).map(([outcome, meaning]) => `- **${outcome}**: ${meaning}.`);
  return [...head, ...rows, '', ...legend].join('\n');
}
