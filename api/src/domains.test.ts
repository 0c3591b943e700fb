import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const isSource = (file: string): boolean =>
  file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('testing/');
const filesIn = (folder: string): string[] =>
  readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((file) => join(folder, file));
const domains = readdirSync(join(import.meta.dirname, 'domains')).map((name) => join('domains', name));
/** Content packs are built like a domain. */
const sources = [...domains, 'content-pack'].flatMap(filesIn);
const textOf = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');

const QUERY_NAME = /^(?:list|read|find)-(?!settings\b)/;
const WRITES = /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(|\b(?:INSERT INTO|DELETE FROM|UPDATE \w+ SET)\b/;
const HANDLES = /\bdefineRoutes\(/;

describe('the domains of the server', () => {
  it('answer calls, except surveys, which tasks ask', () => {
    const answering = new Set(sources.filter((file) => basename(file) === 'routes.ts').map(dirname));
    const isAnswering = (domain: string): boolean =>
      [...answering].some((folder) => `${folder}/`.startsWith(`${domain}/`));
    expect(domains.filter((domain) => !isAnswering(domain))).toEqual(['domains/surveys']);
  });

  it('define their calls in routes.ts', () => {
    expect(sources.filter((file) => HANDLES.test(textOf(file)) && basename(file) !== 'routes.ts')).toEqual([]);
  });

  it('write nothing in a file that is named as a query', () => {
    const queries = sources.filter((file) => QUERY_NAME.test(basename(file)));

    expect(queries.length).toBeGreaterThan(15);
    expect(queries.filter((file) => WRITES.test(textOf(file)))).toEqual([]);
  });
});
