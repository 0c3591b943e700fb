import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const folder = join(import.meta.dirname, 'domains');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('testing/'),
);
const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8');

const QUERY_NAME = /^(?:list|read|find)-(?!settings\b)/;
const WRITES = /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(|\b(?:INSERT INTO|DELETE FROM|UPDATE \w+ SET)\b/;
const HANDLES = /\bdefineRoutes\(/;

describe('the domains of the server', () => {
  it('define their calls in routes.ts', () => {
    expect(sources.filter((file) => HANDLES.test(textOf(file)) && basename(file) !== 'routes.ts')).toEqual([]);
  });

  it('write nothing in a file that is named as a query', () => {
    const queries = sources.filter((file) => QUERY_NAME.test(basename(file)));

    expect(queries.length).toBeGreaterThan(15);
    expect(queries.filter((file) => WRITES.test(textOf(file)))).toEqual([]);
  });
});
