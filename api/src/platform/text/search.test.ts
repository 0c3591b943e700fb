import { searchPatterns, searchText, sortKey } from './search';

describe('the sort key', () => {
  it('sorts by bytes in alphabetical order', () => {
    expect(['Zola', 'Éluard', 'de Staël'].toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))).toEqual([
      'de Staël',
      'Éluard',
      'Zola',
    ]);
    expect(sortKey('Durand', null, 'Émile')).toBe('durand emile');
  });
});

describe('the search patterns', () => {
  it('have every word once, in any order, without LIKE wildcards', () => {
    expect(searchPatterns('  Durand émile durand ')).toEqual(['%durand%', '%emile%']);
    expect(searchPatterns('100%_\\')).toEqual(['%100\\%\\_\\\\%']);
    expect(searchPatterns(undefined)).toEqual([]);
  });
});

describe('the size of indexed text', () => {
  it('is limited between letters, and Latin letters are never cut', () => {
    const fields = Array.from({ length: 6 }, () => 'x'.repeat(200));
    expect(searchText(...fields)).toHaveLength(6 * 201 - 1);
    expect(Buffer.byteLength(sortKey('界'.repeat(200)))).toBe(399);
    expect(Buffer.byteLength(searchText('𠮷'.repeat(500)))).toBe(1_500);
    expect(sortKey('界'.repeat(200))).toMatch(/^界+$/u);
  });
});
