import { checkTable } from './check-table.mjs';

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
