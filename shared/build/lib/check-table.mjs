/**
 * A table of who may know whom names exactly the folders that there are, and leads in no circle.
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
  assertNoCircle(`the table of ${what}`, table);
}

/**
 * @param {string} where
 * @param {Readonly<Record<string, readonly string[]>>} graph
 */
export function assertNoCircle(where, graph) {
  /** Names from which no circle can be reached. */
  const cleared = new Set();
  /** @param {string} name @param {readonly string[]} path */
  const visit = (name, path) => {
    const circle = path.includes(name) ? path.slice(path.indexOf(name)) : [];
    if (circle.length > 0) throw new Error(`A circle in ${where}: ${[...circle, name].join(' → ')}.`);
    if (cleared.has(name)) return;
    for (const known of graph[name] ?? []) visit(known, [...path, name]);
    cleared.add(name);
  };
  for (const name of Object.keys(graph)) visit(name, []);
}
