export type Params = Readonly<Record<string, string | undefined>>;

const isParam = (segment: string): boolean => /^:[\w-]+$/.test(segment);

function weightOfSegment(segment: string): number {
  if (segment === '*') return -2;
  if (segment === '') return 1;
  return isParam(segment) ? 3 : 10;
}

/** Of two patterns that fit, the one that says more of the address is meant. */
function weightOf(pattern: string): number {
  const segments = (pattern === '*' ? '/*' : pattern).split('/');
  return segments.reduce((sum, segment) => sum + weightOfSegment(segment), segments.length);
}

/** `/form/:id?` stands for two addresses. */
function variantsOf(pattern: string): string[] {
  const segments = pattern.split('/');
  const at = segments.findIndex((segment) => segment.endsWith('?'));
  if (at === -1) return [pattern];
  const whole = segments.with(at, segments[at]?.slice(0, -1) ?? '');
  return [whole, segments.toSpliced(at, 1)].flatMap((one) => variantsOf(one.join('/') || '/'));
}

const escaped = (text: string): string => text.replaceAll(/[\\.*+^${}|()[\]]/g, String.raw`\$&`);

interface Compiled {
  names: string[];
  expression: RegExp;
}

const compiled = new Map<string, Compiled>();

function compile(pattern: string): Compiled {
  const known = compiled.get(pattern);
  if (known) return known;
  const names: string[] = [];
  const isRest = pattern.endsWith('*');
  const source = escaped(pattern.replace(/\/*\*?$/, '').replace(/^\/*/, '/')).replaceAll(
    /\/:([\w-]+)(\?)?/g,
    (_, name: string, optional?: string) => {
      names.push(name);
      return optional ? '/?([^/]+)?' : '/([^/]+)';
    },
  );
  if (isRest) names.push('*');
  const end = isRest ? (/^\/?\*$/.test(pattern) ? '(.*)$' : '(?:/(.+)|/*)$') : '/*$';
  const made = { names, expression: new RegExp(`^${source}${end}`, 'i') };
  compiled.set(pattern, made);
  return made;
}

/** What stands in an address where a pattern has names, or that it does not fit. */
export function matchPath(pattern: string, pathname: string): { params: Params } | null {
  const { names, expression } = compile(pattern);
  const found = expression.exec(pathname);
  if (!found) return null;
  const params = names.map((name, at) => [name, found[at + 1]?.replaceAll('%2F', '/')] as const);
  return { params: Object.fromEntries(params) };
}

/** As it was before it was written into an address; a slash within a part stays one. */
function decoded(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}

/** The route that stands at an address, of those whose patterns fit the one that says most, then the first. */
export function matchRoutes<R extends { path: string }>(
  routes: readonly R[],
  pathname: string,
): { route: R; params: Params } | null {
  const path = decoded(pathname);
  const ranked = routes
    .flatMap((route) => variantsOf(route.path).map((pattern) => ({ route, pattern, weight: weightOf(pattern) })))
    .toSorted((one, other) => other.weight - one.weight);
  for (const { route, pattern } of ranked) {
    const found = matchPath(pattern, path);
    if (found) return { route, params: found.params };
  }
  return null;
}
