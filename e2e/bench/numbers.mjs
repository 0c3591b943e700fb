/** @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? (sorted[middle] ?? NaN) : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
}

export const ratio = (/** @type {number} */ a, /** @type {number} */ b) => (a / b).toFixed(2);

/**
 * @param {string} title
 * @param {Record<string, string | number>[]} rows
 */
export function table(title, rows) {
  const heads = Object.keys(rows[0] ?? {});
  const line = (/** @type {(string | number)[]} */ cells) => `| ${cells.join(' | ')} |`;
  console.log(`\n${title}\n`);
  console.log(line(heads));
  console.log(line(heads.map(() => '---')));
  for (const row of rows) console.log(line(heads.map((head) => row[head] ?? '')));
}
