import { checkTable } from './check-table.mjs';

describe('a table of dependencies', () => {
  it('is accepted when it names the folders', () => {
    expect(() => checkTable('domains', { a: ['b'], b: [] }, ['a', 'b'])).not.toThrow();
  });

  it.each([
    ['a folder that it does not name', { a: [] }, ['a', 'b'], 'differ in: b'],
    ['a name without a folder', { a: [], b: [] }, ['a'], 'differ in: b'],
  ])('is refused for %s', (_case, table, folders, reason) => {
    expect(() => checkTable('domains', table, folders)).toThrow(reason);
  });
});
