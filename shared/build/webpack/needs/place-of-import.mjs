/** @param {string} text */
const literally = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** @param {string} source @param {number} index */
function lineAndColumn(source, index) {
  const before = source.slice(0, index).split('\n');
  return `${before.length}:${(before.at(-1) ?? '').length + 1}`;
}

/** @param {string} source @param {string} module */
const statementsFrom = (source, module) => [
  ...source.matchAll(new RegExp(`\\b(?:import|export)\\b[^;'"]*\\bfrom\\s*(['"])${literally(module)}\\1`, 'g')),
];

/**
 * Where a source takes a name from a module, as `line:column`. What the compiler imports on its own is found at the macro
 * that it stands for; for JSX there is no better place than the beginning.
 * @param {string} source @param {string} module @param {string} name
 */
export function placeOfImport(source, module, name) {
  const statements = [...statementsFrom(source, module), ...statementsFrom(source, `${module}/macro`)];
  for (const { 0: text, index } of statements) {
    const at = text.search(new RegExp(`(?<![\\w$])${literally(name)}(?![\\w$])(?=.*from)`, 's'));
    if (at !== -1) return lineAndColumn(source, index + at);
  }
  return lineAndColumn(source, statements[0]?.index ?? 0);
}
