type Names<T> = { [K in keyof T]: T[K] extends string ? string : T[K] extends object ? Names<T[K]> : T[K] };

/**
 * A tree of colours twice: with the names of the page's variables in their place (`var(--mui-palette-brand-fill)`), by which
 * styles say them, and their values. What is no text stays as it is.
 */
export function variablesOf<T extends object>(
  tree: T,
  prefix: string,
): { names: Names<T>; values: Record<string, string> } {
  const values: Record<string, string> = {};
  const named = (branch: object, path: string): object =>
    Object.fromEntries(
      Object.entries(branch).map(([key, value]: [string, unknown]) => {
        const name = `${path}-${key}`;
        if (typeof value === 'object' && value !== null) return [key, named(value, name)];
        if (typeof value !== 'string') return [key, value];
        values[name] = value;
        return [key, `var(${name})`];
      }),
    );
  return { names: named(tree, prefix) as Names<T>, values };
}
