import { searchPatterns, searchText, sortKey } from './search';

describe('the sort key', () => {
  it('compares by bytes as people would', () => {
    expect(['Zola', 'Éluard', 'de Staël'].toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))).toEqual([
      'de Staël',
      'Éluard',
      'Zola',
    ]);
    expect(sortKey('Durand', null, 'Émile')).toBe('durand emile');
  });
});

describe('what is searched for', () => {
  it('is every word once, in any order, with nothing that means something to LIKE', () => {
    expect(searchPatterns('  Durand émile durand ')).toEqual(['%durand%', '%emile%']);
    expect(searchPatterns('100%_\\')).toEqual(['%100\\%\\_\\\\%']);
    expect(searchPatterns(undefined)).toEqual([]);
  });
});

describe('what an index must take', () => {
  it('is cut between letters once it is too long, and whole in Latin letters', () => {
    const fields = Array.from({ length: 6 }, () => 'x'.repeat(200));
    expect(searchText(...fields)).toHaveLength(6 * 201 - 1);
    expect(Buffer.byteLength(sortKey('界'.repeat(200)))).toBe(399);
    expect(Buffer.byteLength(searchText('𠮷'.repeat(500)))).toBe(1_500);
    expect(sortKey('界'.repeat(200))).toMatch(/^界+$/u);
  });
});
