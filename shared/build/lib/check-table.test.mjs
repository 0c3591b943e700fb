import { assertNoCircle, checkTable } from './check-table.mjs';
import { folderGraph } from './source-graph.mjs';

describe('a table of who may know whom', () => {
  it('is taken when it names the folders and leads in no circle', () => {
    expect(() => checkTable('domains', { a: ['b', 'c'], b: ['c'], c: [] }, ['a', 'b', 'c'])).not.toThrow();
  });

  it.each([
    ['a folder that it does not name', { a: [] }, ['a', 'b'], 'differ in: b'],
    ['a name without a folder', { a: [], b: [] }, ['a'], 'differ in: b'],
    ['a circle', { a: ['b'], b: ['c'], c: ['b'] }, ['a', 'b', 'c'], 'b → c → b'],
  ])('is refused for %s', (_case, table, folders, reason) => {
    expect(() => checkTable('domains', table, folders)).toThrow(reason);
  });
});

describe('a graph of folders', () => {
  it('is read from the imports of their files, without those of tests', () => {
    const graph = folderGraph('api/src/platform');

    expect(graph['api/src/platform/http']).toContain('api/src/platform/sessions');
    expect(graph['api/src/platform/http']).not.toContain('api/src/platform/http');
    expect(Object.keys(graph).filter((folder) => folder.endsWith('/testing'))).toEqual([]);
  });

  it('is refused when two ways of it meet in a circle', () => {
    expect(() => assertNoCircle('folders', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] })).not.toThrow();
    expect(() => assertNoCircle('folders', { a: ['b', 'c'], b: ['d'], c: ['d'], d: ['c'] })).toThrow('d → c → d');
  });
});
