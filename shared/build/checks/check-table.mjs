/**
 * Throws unless a table of dependencies has a line for each folder, and for no other.
 * @param {string} what
 * @param {Readonly<Record<string, readonly string[]>>} table
 * @param {readonly string[]} folders
 */
export function checkTable(what, table, folders) {
  const odd = [
    ...folders.filter((name) => !table[name]),
    ...Object.keys(table).filter((name) => !folders.includes(name)),
  ];
  if (odd.length > 0) throw new Error(`The table of ${what} and its folder differ in: ${odd.join(', ')}.`);
}
