import { searchPatterns, sortKey } from './search';

describe('what is kept for sorting', () => {
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
